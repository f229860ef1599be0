export const faqTexts = {
  title: 'FAQ',
  lead: 'What developers ask us most, answered by the people who run the APIs.',
  search: 'Search questions and answers',
  tabs: 'Subjects',
  helpLabel: 'More help',
  stillNeedHelp: 'STILL NEED HELP?',
  helpLead: 'Create a ticket, ask in the developer channel, or write to us.',
  nothingFound: 'No questions match your search.',
  found: (count: number) => (count === 1 ? '1 question found' : `${count} questions found`),
} as const
