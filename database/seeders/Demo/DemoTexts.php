<?php

declare(strict_types=1);

namespace Database\Seeders\Demo;

/** Texts by clients and staff. */
final class DemoTexts
{
    public const FROM_CLIENTS = [
        'Hi, has my withdrawal gone through yet?', 'Can you call me after 3 please', 'Thanks mate, got it', 'What do I need to send for the ID check?',
        'Is there anything on for the Caulfield Cup?', 'I changed my phone number last week', 'Still waiting on the bonus from Saturday', 'Legend, cheers',
        'Could you raise the question with the payments team?', 'My login at Regal Bet stopped working',
    ];

    public const PROMISES = [
        'Call back about the deposit limit on %s',
        'Will send the form for the new bank account on %s',
        'Check with payments on %s whether the deposit arrived',
    ];

    public const FROM_US = [
        'Hi, it is with our payments team and should land today.',
        'No worries, I will call you at 3.',
        'A driver licence, both sides, is all we need.',
        'All sorted. Anything else we can help with?',
        'I have asked the site to reset it; give it ten minutes.',
        'Thanks for letting us know, your record is updated.',
    ];

    public const RSG = [
        'I would like to take a break for a few weeks.', 'Please lower my deposit limit to $200 a week.', 'I think I have been betting more than I should.',
        'Can you tell me how self-exclusion works?', 'My partner is worried about how much I spend.', 'Please close my account for good.',
    ];

    /** Answers of a form on a brand's website, by type. */
    public const FORMS = [
        'self_exclusion' => [
            'exclusion_period' => 'Permanent',
            'Which brands?' => 'All of them',
            'I understand that my accounts will be closed' => true,
            'Reason' => 'I have lost control of how much I bet.',
        ],
        'time_out' => [
            'weeks' => 4,
            'Reason' => 'A break over the carnival.',
            'I understand that I cannot end the break early' => true,
        ],
        'deposit_limit' => ['weekly_limit' => '$200', 'Current limit' => 'None', 'I want this to apply to all brands' => true],
        'account_closure' => [
            'Which account?' => 'My only one',
            'Balance paid to' => 'The bank account on file',
            'Reason' => 'I do not bet any more.',
        ],
        'third_party_concern' => [
            'your_name' => 'Priya Raman',
            'Relationship' => 'Partner',
            'What worries you?' => 'He borrowed money for bets again and hides his phone.',
            'May we say who contacted us?' => false,
        ],
        'gambling_help' => [
            'How can we help?' => 'I would like to talk to someone about my betting.',
            'Best time to call' => 'After six',
            'In danger now?' => false,
        ],
        'complaint' => [
            'What happened?' => 'I asked for a lower limit by phone last week and still could deposit $500.',
            'When?' => 'Saturday evening',
            'What would put it right?' => 'A refund of the deposit',
        ],
        'affordability' => [
            'occupation' => 'Electrician',
            'Income after tax, a month' => '$5,400',
            'Rent or mortgage, a month' => '$2,100',
            'What you can afford to lose, a month' => '$400',
        ],
    ];
}
