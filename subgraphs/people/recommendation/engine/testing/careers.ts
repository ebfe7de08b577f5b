import type { PostingText } from '../engine.js';

/**
 * A position with people who apply: one whom it fits, one from work beside it, one who is several steps away
 * from it.
 */
export interface Career {
  posting: PostingText;
  fits: string;
  /** Neighbouring work: worth a look. */
  beside?: string;
  /** The same work, several steps below or above. */
  wrongStep?: string;
}

const posting = (
  title: string,
  experienceLevel: string,
  requirements: string[],
  responsibilities: string[],
  description = '',
): PostingText => ({
  id: title,
  title,
  departmentName: null,
  location: 'Porto',
  jobType: 'FULL_TIME',
  experienceLevel,
  description,
  requirements,
  responsibilities,
});

/** Careers of many fields and steps; resumes as people write them, most of them short. */
export const CAREERS: readonly Career[] = [
  {
    posting: posting(
      'Help Desk Technician',
      'ENTRY',
      [
        'Patient with people whose computer does not do what they want',
        'Windows and Microsoft 365',
        'Ticket system of any kind',
        'A certificate such as CompTIA A+ is welcome',
      ],
      ['Take calls and tickets', 'Prepare laptops and accounts for those who join'],
    ),
    fits: 'Ilse Marten\nHelp Desk Technician\n\nExperience\nHelp Desk Technician, Hafen Bank, March 2022 - present\n- Solve about thirty tickets a day in Jira Service Management, by phone and at the desk\n- Windows 11, Microsoft 365, Active Directory accounts, laptops for new colleagues\nSales assistant, phone shop, 2020 - 2022\n- Advised customers, repaired phones\nCertificates: CompTIA A+',
    beside:
      'Customer Service Agent, Telefonia Lda, 2021 - present\n- Calls and mails about routers and contracts, forty a day, tickets in Zendesk\n- Explains in plain words how to set up a mailbox',
  },
  {
    posting: posting(
      'Associate Software Engineer',
      'ENTRY',
      [
        'Basic knowledge of Python, Java or JavaScript',
        'Something that you built and can show',
        'Git',
        'Patience with yourself',
      ],
      ['Build small features with their tests', 'Fix what users report'],
      'A first position beside an experienced colleague.',
    ),
    fits: 'Junior Developer, Kontor Software, 2024 - present\n- Small features in JavaScript and Node.js, unit tests with Jest, code reviews\n- Fixed bugs that the support team reported, Git every day\nBachelor of Computer Science, 2023\nProject: timetable app in Python, on GitHub',
    beside:
      'Data Analyst, Versand AG, 2022 - present\n- Reports in SQL and Excel, small Python scripts for imports\nBachelor of Economics',
    wrongStep:
      'Engineering Manager, Fracht AG, 2017 - present\n- Lead of three teams with 24 engineers, hiring, budget\nSenior Software Engineer, 2008 - 2017\n- Java and Python services',
  },
  {
    posting: posting(
      'Senior Backend Engineer',
      'SENIOR',
      [
        '5 or more years of server-side development in Go, Java or Kotlin',
        'PostgreSQL',
        'Message queues such as Kafka',
        'Kubernetes and Docker',
      ],
      ['Design services and their interfaces', 'Mentor two engineers'],
    ),
    fits: 'Senior Software Engineer, Zahlwerk, 2018 - present\n- Payment services in Go and Kotlin, PostgreSQL, Kafka, deployed with Docker on Kubernetes\n- Designed the interface to the card networks; mentor of three engineers\nSoftware Engineer, Karten GmbH, 2014 - 2018\n- Java services, SQL',
    beside:
      'DevOps Engineer, Zahlwerk, 2018 - present\n- Kubernetes, Docker, Terraform, pipelines; PostgreSQL backups; scripts in Go',
    wrongStep:
      'Junior Developer, Karten GmbH, February 2025 - present\n- Small changes in Java and SQL beside an experienced colleague',
  },
  {
    posting: posting(
      'Data Analyst',
      'MID',
      [
        '2 or more years with SQL',
        'Dashboards in Tableau, Power BI or Looker',
        'Statistics: samples, significance',
        'Can explain a number to people who do not like numbers',
      ],
      ['Answer questions of sales and operations', 'Build dashboards that people use'],
    ),
    fits: 'Data analyst with four years in retail.\nData Analyst, Markthalle, 2021 - present\n- SQL on Snowflake, dashboards in Tableau for forty branch managers\n- Tests of prices with significance, weekly talk with sales\nEducation: BSc Statistics, 2021',
    beside:
      'Business Analyst, Markthalle, 2019 - present\n- Requirements of the branches, process maps, now and then a query in SQL for the steering committee',
  },
  {
    posting: posting(
      'Content Marketing Specialist',
      'MID',
      [
        '3 years in content marketing or journalism',
        'Flawless written English',
        'Search engine optimisation',
        'A content management system such as WordPress',
      ],
      ['Plan and write articles, newsletters and case studies', 'Measure what is read'],
    ),
    fits: 'Content Writer, Reisemagazin, 2020 - present\n- Two articles and a newsletter a week in WordPress, keyword research and SEO for all of them\n- Case studies with customers, editorial calendar, figures in Google Analytics\nLanguages: English native, French B1',
    beside:
      'Social Media Manager, Sportverein, 2021 - present\n- Instagram and LinkedIn, short films, figures every month, some copy for the newsletter',
  },
  {
    posting: posting(
      'Talent Acquisition Lead',
      'LEAD',
      [
        '6 or more years in recruiting',
        'Experience in leading recruiters',
        'Structured interviews',
        'An applicant tracking system',
      ],
      ['Lead three recruiters', 'Plan hiring with the departments', 'Report time to hire'],
    ),
    fits: 'Senior Recruiter and team lead, Windpark AG, 2019 - present\n- Lead of two recruiters and a coordinator; hiring plan with eight departments; 120 hires a year\n- Structured interviews, trained managers in them; Greenhouse; report of time to hire\nRecruiter, Personal Plus, 2015 - 2019\n- Engineers and technicians, active sourcing',
    beside:
      'HR Generalist, Windpark AG, 2016 - present\n- Contracts, questions of managers, now and then a vacancy with interviews',
    wrongStep:
      'Recruiting assistant, Personal Plus, January 2025 - present\n- Arranges interviews, posts vacancies, looks after the applicant tracking system',
  },
  {
    posting: posting(
      'Senior Accountant',
      'SENIOR',
      [
        '5 or more years in accounting',
        'Month-end and year-end closing',
        'US GAAP or IFRS',
        'An ERP system such as NetSuite or SAP',
      ],
      ['Close the books each month', 'Prepare the audit', 'Reconcile accounts'],
    ),
    fits: 'Accountant, Brauhaus Inc., 2017 - present\n- Month-end and year-end closing under US GAAP in NetSuite, reconciliations of forty accounts\n- Contact of the auditors every spring\nAccounts payable clerk, 2014 - 2017\n- Invoices and payment runs\nCPA since 2019',
    beside:
      'Financial Analyst, Brauhaus Inc., 2018 - present\n- Budget, forecast and variance reports in Excel, cost centres in SAP',
    wrongStep:
      'Accounting trainee, Brauhaus Inc., August 2024 - present\n- Posts invoices and helps with the closing',
  },
  {
    posting: posting(
      'Enterprise Account Executive',
      'SENIOR',
      [
        '5 or more years of B2B sales',
        'Deals with large companies, from first call to signature',
        'Salesforce or another CRM',
        'Negotiation',
      ],
      ['Win new customers', 'Keep the forecast honest'],
    ),
    fits: 'Account Executive, Lohnsoft, 2018 - present\n- B2B sales to companies above 1,000 employees, cycle of nine months, 115 % of quota four years in a row\n- Negotiated contracts with purchasing and legal; pipeline and forecast in Salesforce\nSales Development Representative, 2016 - 2018\n- Cold calls',
    beside:
      'Customer Success Manager, Lohnsoft, 2019 - present\n- Renewals and upselling for thirty customers, onboarding, quarterly reviews, HubSpot',
    wrongStep: 'Sales trainee, Lohnsoft, January 2025 - present\n- First calls to small companies',
  },
  {
    posting: posting(
      'HR Generalist',
      'MID',
      ['3 years of human resources', 'Employment law', 'An HR information system'],
      ['Advise managers', 'Write contracts and letters of reference', 'Introduce new colleagues'],
    ),
    fits: 'HR Generalist, Spedition Nord, 2020 - present\n- Advises twelve managers; employment contracts, warnings and references; labour law questions with the lawyer\n- Onboarding; Personio\nHR Assistant, 2018 - 2020',
    beside:
      'Payroll Specialist, Spedition Nord, 2018 - present\n- Payroll for 300 people, social security, entries of new colleagues in the HR information system',
  },
  {
    posting: posting(
      'Senior Product Designer',
      'SENIOR',
      [
        '5 or more years in product or UX design',
        'Figma',
        'User research and usability tests',
        'A design system that you built or extended',
      ],
      ['Design flows for phone and desktop', 'Work with engineers every day'],
    ),
    fits: 'Product Designer, Mietwagen One, 2018 - present\n- Flows and prototypes in Figma for the booking app, usability tests every two weeks, interviews with renters\n- Built the design system with two frontend engineers\nUX Designer, agency Blau, 2015 - 2018',
    beside:
      'Graphic Designer, agency Blau, 2015 - present\n- Brochures, logos and web pages in InDesign, Illustrator and Figma',
  },
  {
    posting: posting(
      'Warehouse Shift Supervisor',
      'LEAD',
      [
        '3 years in a warehouse, some of them with responsibility for people',
        'Forklift licence',
        'Warehouse management system',
        'Safety at work',
      ],
      ['Lead a shift of fifteen', 'Plan shifts and loading'],
    ),
    fits: 'Shift leader, Lager Süd, 2019 - present\n- Leads 18 people on two shifts, plans shifts and loading, safety briefings\n- SAP EWM, scanners; forklift licence since 2014\nWarehouse worker, 2014 - 2019',
    beside:
      'Dispatcher, Spedition Nord, 2018 - present\n- Plans tours for thirty drivers, talks with warehouses about loading times',
    wrongStep: 'Warehouse worker, Lager Süd, May 2024 - present\n- Picking and packing, forklift licence',
  },
  {
    posting: posting(
      'Network Engineer',
      'MID',
      [
        '3 years with company networks',
        'Routing and switching, Cisco or Juniper',
        'Firewalls and VPN',
        'CCNA or comparable',
      ],
      ['Run the network of nine offices', 'Look after wireless and firewalls'],
    ),
    fits: 'Network Engineer, Stadtwerke, 2020 - present\n- Cisco switches and routers at 14 sites, OSPF and BGP, Fortinet firewalls, site-to-site VPN, wireless\n- CCNA 2020, CCNP 2023\nIT Technician, 2017 - 2020',
    beside:
      'Systems Administrator, Stadtwerke, 2018 - present\n- Windows Server, VMware, backups, DNS and DHCP, now and then a switch',
  },
  {
    posting: posting(
      'Front Desk Coordinator',
      'ENTRY',
      ['Friendly with everybody', 'Organised', 'Office programs'],
      ['Welcome visitors', 'Look after post, meeting rooms and supplies'],
    ),
    fits: 'Receptionist, Hotel Mar, 2021 - present\n- Welcomes guests, phone, post, bookings of meeting rooms, orders supplies\n- Word, Excel and Outlook',
    beside: 'Waiter, Café Central, 2020 - present\n- Tables and till, reservations by phone',
  },
  {
    posting: posting(
      'Head of Finance',
      'MANAGER',
      [
        '10 years in finance, 4 of them leading people',
        'Budget and forecast',
        'Annual accounts',
        'Banks and auditors as partners',
      ],
      ['Lead accounting and controlling', 'Advise the board'],
    ),
    fits: 'Finance Manager, Möbelhaus KG, 2016 - present\n- Leads eight people in accounting and controlling; budget 90 million, forecast every quarter; annual accounts; negotiates with three banks and the auditors\nSenior Controller, 2011 - 2016\n- Budget, forecast, cost accounting\nController, 2008 - 2011',
    wrongStep:
      'Accounts payable clerk, Möbelhaus KG, 2022 - present\n- Invoices and payment runs, help with the annual accounts',
  },
  {
    posting: posting(
      'Registered Nurse, Occupational Health',
      'MID',
      ['Registered nurse', '2 years in a hospital or practice', 'First aid'],
      ['Care for colleagues in the plant', 'Advise on ergonomics'],
    ),
    fits: 'Registered nurse, County Hospital, 2018 - present\n- Emergency room, then occupational health service for the staff: vaccinations, first aid, advice on ergonomics',
    beside: 'Paramedic, Rescue Service, 2019 - present\n- Emergencies, first aid courses for companies',
  },
];
