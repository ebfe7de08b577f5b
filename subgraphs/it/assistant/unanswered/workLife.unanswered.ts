/**
 * What people ask at work of clothes, templates, shares and moving house, and a knowledge base usually does
 * not answer; see `unanswered.ts`.
 */
export const WORK_LIFE_UNANSWERED = `
## Dress code and work clothes
Since it got hot half of my team comes in shorts and one even in flip-flops. Is that allowed here or did I miss something? | black tie or normal suit for the awards evening | Is there a casual Friday?
I start on Monday and my wardrobe is all hoodies. Should I buy a blazer for the first week, or do people come as they like?
Where could I get one of those pull-out reels for the badge that the ladies at the front desk have? | Which coat is good for cycling to work in the rain and still looks serious at nine o'clock?
who pays the washing of the overalls | My work trousers tore at the knee on the second day. Do I get a new pair and from whom? | are sneakers ok for a customer meeting
I would need a fleece with our logo in size XXL, and the box in the hallway has only M. Where do these come from?
Can I wear a headscarf together with the helmet and the headset, or is there a special model for that? | What does one put on for a video interview when the posting is for a lead position?
hoodie with the logo of my old employer, bad idea? | Sorry to bother you with this, but are ripped jeans okay on office days like Tuesday and Thursday?
## Contract, NDA and letter templates
Do we have a standard NDA I can send to a startup before we talk to them? They wait since Friday. | form for a non-disclosure paper in Spanish, does one exist
template for an offer letter to a freelancer | My bank wants a letter that says I am in permanent employment, with salary, for the mortgage. Who writes such a thing?
I lost my copy of the work contract in the move. It's silly, but how do I get another one? | Which clause in my contract says who owns what I invent in my free time?
Is there a letterhead in Word with the right logo? The signature page makes only the mail one. | power point master of the company where
Who may sign a confidentiality agreement for us, my manager or somebody from legal?
I share a confidential price list with a partner next week and he asks for a paper both sides sign. Where is the form for it?
how do I write a resignation letter that does not sound bitter, an example would be nice | Can DocuSign signatures be used with German clients, or must it be ink?
We hire a photographer for one day and need a model release that people sign. Does a sample exist? | non compete clause how long am I bound
## Stock options and shares
When do my stock options vest? | equity grant letter not received | do employees get shares at a discount
The letter with my bonus says nothing of equity, yet my neighbor in engineering got some. Who is eligible?
Is half of the match in the retirement plan invested in shares of our own firm, or where does this money sit? | What happens with options I have not exercised when I leave the company?
ESPP enrollment window | I am told that a price was put on our shares last year by some valuer. What was it, please? | Are we going public soon, and would there be a lockup for staff?
Can I take the yearly bonus in shares in place of cash? | rsu taxes at vesting, how much is withheld | My cousin wants to invest in our company. Is there any way for private people to buy in?
What's the strike price in my grant, and where do I see it? I looked on payroll and there is nothing | Does parental leave stop the vesting clock?
## Relocation and removal costs
I take the job in San Jose in spring and live in Portland now. Does the company pay the moving truck? | sign-on money for a transfer to another city
movers who take a big aquarium along, Oakland to San Jose | They want me in the other office from May. My husband has to break our lease for it, so who carries the penalty?
Are temporary housing and storage covered in the first weeks after a transfer? | I change my address next month and need boxes. Are there empty cartons in the warehouse I may take?
Is relocation money taxed as income? | how do you find a flat near Oakland under 2500 | For an internal job in another city, who pays my flight to look at flats there?
must I give back the relocation bonus if i quit after half a year | Our new colleague comes from Brazil with three kids and a piano. Who helps newcomers with schools, bank account, all of this?
Is there a difference in pay when I move from San Francisco to a cheaper state and stay fully remote? | My department moves one floor down in June. Who packs the desks, we or a firm?
cost for shipping a car across the country
## Lists
list the approved suppliers | list of the company's cars | list the rooms with a piano | show me the list of allowed snacks
list all holidays of France | list the drinks in the machine | List the accepted trade fairs of last year`;
