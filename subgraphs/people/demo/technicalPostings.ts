import type { PostingText } from './postingText.js';

/** Positions in engineering, product, design, data and IT. */
export const TECHNICAL_POSTINGS: PostingText[] = [
  {
    ...{ title: 'Senior Software Engineer, Portal', department: 'Engineering', location: 'San Francisco, CA', type: 'full_time', level: 'senior', pay: [165_000, 205_000], priority: 'urgent', status: 'active', posted: 6, deadline: 24, positions: 2, remote: true },
    description: 'The portal is where all colleagues ask for leave, track time and find each other. You own features from the database to the page, together with two designers and a product manager who sit with the team.',
    requirements: ['5 or more years of professional software development', 'Strong TypeScript and Node.js', 'React in a large code base', 'PostgreSQL: schema design, indexes and reading query plans', 'GraphQL or REST interfaces that others build on', 'Automated tests as a matter of course'],
    responsibilities: ['Design and build features end to end', 'Review code and help colleagues grow', 'Keep the portal fast and its error rate low', 'Take part in the on-call rotation, one week in six'],
    benefits: 'Learning budget of $2,500 a year, four weeks of remote work from anywhere, bicycle parking.',
  },
  {
    ...{ title: 'Software Engineer, Integrations', department: 'Engineering', location: 'Remote (US)', type: 'full_time', level: 'mid', pay: [135_000, 165_000], priority: 'high', status: 'active', posted: 12, deadline: 18, positions: 1, remote: true },
    description: 'Payroll, calendars and the badge system all speak to the portal. You build and look after these connections.',
    requirements: ['3 or more years with Java, Kotlin, Go or TypeScript on the server', 'REST APIs and webhooks', 'Message queues such as Kafka or RabbitMQ', 'SQL', 'Clear written English, because most of the team works remotely'],
    responsibilities: ['Build connections to partner systems', 'Watch them in production and fix what breaks', 'Write the documentation that other teams integrate by'],
  },
  {
    ...{ title: 'Associate Software Engineer', department: 'Engineering', location: 'San Francisco, CA', type: 'full_time', level: 'entry', pay: [105_000, 122_000], priority: 'medium', status: 'active', posted: 3, deadline: 40, positions: 3, remote: false },
    description: 'A first position in software with a mentor, a two-month introduction and a product that your colleagues use every day. Career changers are welcome.',
    requirements: ['Basic knowledge of JavaScript, Python or Java', 'A project of your own to show', 'Git', 'Curiosity and patience'],
    responsibilities: ['Build small features and their tests', 'Fix bugs that colleagues report', 'Keep notes for those who start after you'],
  },
  {
    ...{ title: 'Lead Site Reliability Engineer', department: 'IT Infrastructure', location: 'San Francisco, CA', type: 'full_time', level: 'lead', pay: [185_000, 225_000], priority: 'urgent', status: 'active', posted: 9, deadline: 12, positions: 1, remote: true },
    description: 'You lead the four people who keep our platforms available, from the database backups to the alarm that wakes somebody at night, and you make that alarm rarer.',
    requirements: ['7 or more years in operations or site reliability', 'Kubernetes and Docker in production', 'Terraform or another way of infrastructure as code', 'AWS or Google Cloud', 'Prometheus, Grafana or similar monitoring', 'Experience in leading a small team'],
    responsibilities: ['Set and watch service levels', 'Lead incident response and blameless reviews', 'Plan capacity and cost', 'Mentor three engineers'],
    benefits: 'On-call allowance and a day off after every night call.',
  },
  {
    ...{ title: 'Systems Administrator', department: 'IT Infrastructure', location: 'Oakland, CA', type: 'full_time', level: 'mid', pay: [98_000, 120_000], priority: 'medium', status: 'active', posted: 20, deadline: 0, positions: 1, remote: false },
    description: 'You look after Linux and Windows servers, directories and backups at both offices.',
    requirements: ['Linux administration (Debian or Red Hat)', 'Windows Server and Active Directory', 'Networking: DNS, DHCP, VPN', 'Shell scripting or Ansible', '2 or more years in a similar position'],
    responsibilities: ['Install, patch and monitor servers', 'Test the restore of backups every month', 'Support the help desk with difficult cases'],
  },
  {
    ...{ title: 'Principal Cloud Engineer', department: 'IT Infrastructure', location: 'Remote (US)', type: 'contract', level: 'senior', range: '$95 - $120 an hour', priority: 'high', status: 'on_hold', posted: 33, deadline: 27, positions: 1, remote: true },
    description: 'A contract of nine months to move the last services out of the old data centre. On hold until the budget for the second half of the year is decided.',
    requirements: ['AWS at scale: networking, IAM, RDS', 'Terraform', 'Zero-downtime migrations', 'PostgreSQL operations'],
    responsibilities: ['Plan and carry out the migration', 'Hand over to the infrastructure team with runbooks'],
  },
  {
    ...{ title: 'Help Desk Technician', department: 'IT', location: 'San Francisco, CA', type: 'full_time', level: 'entry', pay: [58_000, 70_000], priority: 'high', status: 'active', posted: 5, deadline: 25, positions: 2, remote: false },
    description: 'You are the first whom colleagues ask when something does not work, at the desk, by phone and in tickets.',
    requirements: ['Friendly and calm with people under pressure', 'Windows 11, macOS and Microsoft 365', 'First experience with a ticket system', 'A certificate such as CompTIA A+ is welcome'],
    responsibilities: ['Answer tickets and calls', 'Set up laptops and accounts for new colleagues', 'Write articles for the knowledge base'],
  },
  {
    ...{ title: 'IT Security Analyst', department: 'IT', location: 'San Francisco, CA', type: 'full_time', level: 'mid', pay: [118_000, 145_000], priority: 'urgent', status: 'active', posted: 2, deadline: 30, positions: 1, remote: true },
    description: 'You find weaknesses before others do, and help colleagues to work safely without getting in their way.',
    requirements: ['3 or more years in information security or system administration', 'SIEM tools such as Splunk or Elastic', 'Incident response', 'Identity and access management, single sign-on', 'Python or PowerShell scripting'],
    responsibilities: ['Watch and follow up alarms', 'Run the yearly penetration test with an outside partner', 'Train colleagues against phishing'],
  },
  {
    ...{ title: 'Asset Inventory Specialist', department: 'IT Equipment Pool', location: 'Oakland, CA', type: 'part_time', level: 'entry', pay: [32_000, 38_000], priority: 'low', status: 'active', posted: 26, deadline: 34, positions: 1, remote: false },
    description: 'Twenty hours a week with our pool of laptops, phones and monitors: you know where each of them is.',
    requirements: ['Care with lists and numbers', 'Spreadsheets', 'Able to lift 40 pounds'],
    responsibilities: ['Label and scan equipment', 'Prepare loans and take returns', 'Take stock twice a year'],
  },
  {
    ...{ title: 'Product Manager, Employee Services', department: 'Product', location: 'San Francisco, CA', type: 'full_time', level: 'mid', pay: [140_000, 170_000], priority: 'high', status: 'active', posted: 15, deadline: 15, positions: 1, remote: true },
    description: 'Leave, time and feedback belong together in people’s minds. You find out what they need and decide with the team what comes first.',
    requirements: ['3 or more years as a product manager', 'User interviews and usability tests', 'Writing requirements that engineers and designers like to read', 'Confidence with data: SQL or a dashboard tool', 'Jira or a similar tool'],
    responsibilities: ['Own the roadmap of employee services', 'Write acceptance criteria and release notes', 'Measure whether a change helped'],
  },
  {
    ...{ title: 'Group Product Manager, Platform', department: 'Product', location: 'San Francisco, CA', type: 'full_time', level: 'manager', pay: [185_000, 220_000], priority: 'medium', status: 'draft', posted: 1, deadline: 45, positions: 1, remote: false },
    description: 'Leads four product managers whose users are engineers and analysts.',
    requirements: ['8 or more years in product management', '3 or more years of leading people', 'Developer platforms, APIs or data products'],
    responsibilities: ['Lead and hire product managers', 'Plan the platform’s year with engineering'],
  },
  {
    ...{ title: 'Senior Product Designer', department: 'Design', location: 'San Francisco, CA', type: 'full_time', level: 'senior', pay: [138_000, 168_000], priority: 'high', status: 'active', posted: 8, deadline: 22, positions: 1, remote: true },
    description: 'You design the screens that the whole organisation works with, on a phone in the warehouse as well as on two monitors in finance.',
    requirements: ['5 or more years of product or UX design', 'Figma and a design system that others build with', 'Usability research', 'Accessibility (WCAG 2.2 AA) in practice', 'A portfolio with work that shipped'],
    responsibilities: ['Lead the design of time tracking and leave', 'Test with colleagues every two weeks', 'Look after the design system'],
  },
  {
    ...{ title: 'UX Research Intern', department: 'Design', location: 'San Francisco, CA', type: 'intern', level: 'entry', range: '$32 an hour', priority: 'low', status: 'active', posted: 4, deadline: 50, positions: 2, remote: false },
    description: 'Three months in summer. You plan, hold and evaluate interviews together with an experienced researcher.',
    requirements: ['Studies in psychology, design or human-computer interaction', 'Good listening', 'First experience with interviews or surveys'],
    responsibilities: ['Recruit participants', 'Take notes and present what was learned'],
  },
  {
    ...{ title: 'Data Analyst', department: 'Analytics', location: 'Remote (US)', type: 'full_time', level: 'mid', pay: [108_000, 132_000], priority: 'medium', status: 'active', posted: 18, deadline: 10, positions: 1, remote: true },
    description: 'You answer questions about people, tickets and money with numbers that hold, and make them visible to those who decide.',
    requirements: ['SQL every day', 'Python (pandas) or R', 'Dashboards in Tableau, Power BI or Looker', 'Basic statistics', '2 or more years in analytics'],
    responsibilities: ['Build and maintain dashboards', 'Check data quality', 'Explain results to people without a head for figures'],
  },
  {
    ...{ title: 'Principal Data Scientist', department: 'Analytics', location: 'San Francisco, CA', type: 'full_time', level: 'lead', pay: [190_000, 230_000], priority: 'high', status: 'active', posted: 45, deadline: -5, positions: 1, remote: true },
    description: 'You lead our work on forecasting and on finding the right article for a question, from the first notebook to production.',
    requirements: ['8 or more years in data science or machine learning', 'Python, scikit-learn and PyTorch', 'Natural language processing', 'Experiments and causal inference', 'Bringing models into production'],
    responsibilities: ['Set the direction of data science', 'Mentor two data scientists', 'Build and measure models'],
  },
];
