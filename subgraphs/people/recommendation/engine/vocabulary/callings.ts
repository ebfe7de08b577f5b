import { FAMILIES, SKILLS } from './vocabulary.js';

/**
 * `family | the skills that are its work`: who tells of them again and again works as that, whatever the
 * title.
 */
const TABLE = `
  Frontend Engineer | Frontend development, React, Angular, Vue, Svelte, HTML, CSS, State management, Web accessibility, Web performance, Next.js
  Backend Engineer | Backend development, Java, Spring, Hibernate, Node.js, Django, Flask, FastAPI, Laravel, Symfony, Ruby on Rails, Web APIs, Microservices and distributed systems, Kafka, Message queues, PostgreSQL, Redis and caching, Go, Kotlin, C#
  Mobile Engineer | Mobile development, Android, Swift and Objective-C, Flutter, React Native
  Embedded Engineer | Embedded systems, C programming, IoT
  QA Engineer | Software quality assurance, Automated testing, Selenium, Cypress, Playwright
  Data Analyst | Data analysis, Reporting, A/B testing, Product analytics, Statistics
  BI Analyst | Business intelligence, Power BI, Tableau, Looker, Data warehousing
  Data Engineer | Data engineering, Spark and big data, Workflow orchestration, Data warehousing, Snowflake, BigQuery
  Machine Learning Engineer | Machine learning, Deep learning, Natural language processing, Large language models, MLOps, Data science, Pandas and NumPy
  Database Administrator | Database administration, Oracle Database, SQL Server
  DevOps Engineer | DevOps, Kubernetes, Docker and containers, Infrastructure as code, CI/CD, Monitoring and observability
  Systems Administrator | System administration, Windows Server, Active Directory, Linux, Data centre operations
  Network Engineer | Networking, Network security
  Security Analyst | Information security, Incident response, Penetration testing, Application security, Security audits
  IT Support Specialist | IT support, Hardware support, Windows desktops, Device management, Onboarding of users
  Product Manager | Product management, Roadmapping, Backlog management, Go-to-market
  Business Analyst | Business analysis, Requirements analysis
  Project Manager | Project management, Programme management
  Scrum Master | Scrum facilitation, Agile delivery
  UX Designer | UX design, User interface design, User research, Prototyping, Figma and design tools
  Graphic Designer | Graphic design, Adobe Creative Suite, Brand design
  Video Producer | Video production
  Technical Writer | Technical writing
  Content Writer | Copywriting, Content marketing, Editing, Journalism
  Translator | Translation
  Marketing Specialist | Digital marketing, Paid advertising, SEO, Email marketing, Marketing automation, Conversion optimisation
  Social Media Manager | Social media
  Event Manager | Event management
  Account Executive | Sales, Prospecting, Sales negotiation, Negotiation
  Account Manager | Account management
  Retail Worker | Retail
  Customer Support Agent | Customer support, Telephone service
  Customer Success Manager | Customer success
  Hospitality Worker | Hospitality
  Cook | Cooking
  HR Generalist | Human resources, Employee relations, Labour law, Employee onboarding, Performance management
  Recruiter | Recruiting
  Payroll Specialist | Payroll
  Training Specialist | Learning and development, Training delivery
  Instructional Designer | Instructional design, E-learning
  Teacher | Teaching
  Accountant | Accounting, Month-end closing, Reconciliation, Tax, Financial reporting
  AP/AR Clerk | Accounts payable, Accounts receivable, Bookkeeping
  Financial Controller | Controlling, Budgeting, Forecasting, Financial analysis
  Auditor | Auditing
  Treasury Analyst | Treasury
  Legal Counsel | Legal counsel, Contract law
  Privacy Officer | Data protection
  Compliance Officer | Compliance
  Purchasing Specialist | Procurement
  Supply Chain Planner | Supply chain management, Demand planning
  Logistics Coordinator | Logistics, Customs
  Warehouse Worker | Warehousing, Inventory management
  Driver | Driving
  Executive Assistant | Diary management
  Office Manager | Office administration
  Receptionist | Reception
  Facilities Manager | Facility management
  Building Technician | Building maintenance
  Maintenance Technician | Maintenance
  Electrician | Electrical work
  Electronics Engineer | Electronics
  Quality Manager | Quality management
  Nurse | Nursing
  Care Worker | Care work
`;

/** By the skill's number, the families whose work it is. */
export const CALLINGS: ReadonlyMap<number, readonly number[]> = bySkill();

function bySkill(): Map<number, number[]> {
  const callings = new Map<number, number[]>();
  for (const line of TABLE.split('\n').filter((row) => row.includes('|'))) {
    const [name = '', skills = ''] = line.split('|').map((cell) => cell.trim());
    const family = FAMILIES.findIndex((one) => one.name === name);
    for (const skill of skills.split(', ').map((one) => SKILLS.findIndex((other) => other.name === one)))
      callings.set(skill, [...(callings.get(skill) ?? []), family]);
  }
  return callings;
}
