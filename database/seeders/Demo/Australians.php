<?php

declare(strict_types=1);

namespace Database\Seeders\Demo;

use App\Enums\AustralianState;
use App\Support\TextNormalizer;

/** Australian names, suburbs and jobs. The same number always gives the same person. */
final class Australians
{
    private const FIRST = [
        'Harriet', 'Daniel', 'Mei-Lin', 'Joshua', 'Aroha', 'Stefan', 'Grace', 'Imran', 'Bronte', 'Luca', 'Sinead', 'Noah', 'Olivia', 'Jack',
        'Charlotte', 'William', 'Amelia', 'Leo', 'Isla', 'Oliver', 'Ava', 'Thomas', 'Ruby', 'Hamish', 'Matilda', 'Angus', 'Georgia', 'Lachlan',
        'Zoe', 'Cooper', 'Priyanka', 'Arjun', 'Fatima', 'Yusuf', 'Linh', 'Minh', 'Anh', 'Kenji', 'Yuki', 'Wei', 'Xiu', 'Giulia', 'Marco', 'Eleni',
        'Dimitri', 'Katarina', 'Milos', 'Siobhan', 'Declan', 'Tahlia', 'Jarrah', 'Kirra', 'Bindi', 'Marlee', 'Talia', 'Ezekiel', 'Sefa', 'Tavita',
        'Leilani', 'Mateo', 'Camila', 'Rania', 'Omar', 'Layla', 'Hassan', 'Ngaire', 'Tane', 'Wiremu', 'Beatrice', 'Frederick', 'José', 'Renée',
        'Zoë', 'Björn', 'Ingrid', 'Callum', 'Fiona', 'Rory', 'Phoebe', 'Edward', 'Margaret', 'Ronald', 'Shirley', 'Kevin', 'Debra', 'Gary',
        'Sharon', 'Wayne', 'Narelle', 'Darren', 'Tracey', 'Craig', 'Kylie', 'Brett', 'Jodie', 'Shane',
    ];

    private const LAST = [
        'Okafor', 'Pruszynski', 'Castellano', 'O’Leary', 'Tamihana', 'Bogdanovic', 'Whitlam', 'Qureshi', 'Hale', 'Ferrante', 'Byrne',
        'Abernathy', 'Smith', 'Jones', 'Williams', 'Brown', 'Wilson', 'Taylor', 'Johnson', 'White', 'Martin', 'Anderson', 'Thompson', 'Nguyen',
        'Tran', 'Pham', 'Singh', 'Kaur', 'Patel', 'Sharma', 'Chen', 'Wang', 'Li', 'Zhang', 'Kim', 'Park', 'Tanaka', 'Rossi', 'Romano', 'Esposito',
        'Papadopoulos', 'Nikolaidis', 'Jovanovic', 'Kowalski', 'Nowak', 'Murphy', 'Kelly', 'O’Brien', 'O’Sullivan', 'Ryan', 'Walsh', 'McCarthy',
        'MacDonald', 'Campbell', 'Stewart', 'Robertson', 'Fraser', 'Hughes', 'Evans', 'Davies', 'Tuilagi', 'Faleolo', 'Havili', 'Ngata', 'Parata',
        'Haddad', 'Khoury', 'Nasser', 'Abadi', 'Fernández', 'García', 'Silva', 'Müller', 'Schäfer', 'Andersen', 'Lindqvist', 'Fitzgerald-Moore',
        'De Souza', 'Van der Berg', 'Hargreaves', 'Pemberton', 'Ashworth', 'Bannister', 'Cartwright', 'Dunstan', 'Ellery', 'Fairweather', 'Gillard',
        'Holloway', 'Ingham', 'Jacobsen', 'Kerr', 'Lawson', 'Menzies', 'Northcote', 'Osborne', 'Parkes', 'Quigley', 'Renshaw', 'Sutherland',
    ];

    /** Suburb, state, postcode. */
    private const SUBURBS = [
        ['Fitzroy', 'VIC', '3065'], ['Brunswick', 'VIC', '3056'], ['Geelong', 'VIC', '3220'], ['Ballarat', 'VIC', '3350'], ['Footscray', 'VIC', '3011'],
        ['St Kilda', 'VIC', '3182'], ['Newtown', 'NSW', '2042'], ['Parramatta', 'NSW', '2150'], ['Wollongong', 'NSW', '2500'], ['Newcastle', 'NSW', '2300'],
        ['Bondi', 'NSW', '2026'], ['Dubbo', 'NSW', '2830'], ['Fortitude Valley', 'QLD', '4006'], ['Southport', 'QLD', '4215'], ['Cairns City', 'QLD', '4870'],
        ['Toowoomba', 'QLD', '4350'], ['Fremantle', 'WA', '6160'], ['Subiaco', 'WA', '6008'], ['Bunbury', 'WA', '6230'], ['Glenelg', 'SA', '5045'],
        ['Norwood', 'SA', '5067'], ['Battery Point', 'TAS', '7004'], ['Launceston', 'TAS', '7250'], ['Braddon', 'ACT', '2612'], ['Belconnen', 'ACT', '2617'],
        ['Nightcliff', 'NT', '0810'], ['Alice Springs', 'NT', '0870'],
    ];

    private const STREETS = [
        'Alma',
        'Station',
        'High',
        'Victoria',
        'Church',
        'Railway',
        'Wattle',
        'Banksia',
        'Kangaroo',
        'Murray',
        'Darling',
        'Federation',
        'George',
        'Elizabeth',
    ];

    private const STREET_TYPES = ['St', 'Rd', 'Ave', 'Pde', 'Cres', 'Ct'];

    /** @return array{first_name: string, last_name: string, email: string, mobile_e164: string, date_of_birth: string, address: string, suburb: string, state: AustralianState, postcode: string} */
    public static function person(int $number): array
    {
        $dice = new Dice($number * 7 + 3);
        $first = $dice->pick(self::FIRST);
        $last = $dice->pick(self::LAST);
        [$suburb, $state, $postcode] = $dice->pick(self::SUBURBS);

        return [
            'first_name' => $first,
            'last_name' => $last,
            'email' => self::mailbox($first, $last)."{$number}@example.com",
            // ACMA reserves numbers from 0491 570 006 for fiction. The demo needs more than those.
            'mobile_e164' => '+6149'.str_pad((string) (1_000_000 + $number), 7, '0', STR_PAD_LEFT),
            'date_of_birth' => sprintf('%04d-%02d-%02d', $dice->between(1946, 2006), $dice->between(1, 12), $dice->between(1, 28)),
            'address' => $dice->between(1, 240).' '.$dice->pick(self::STREETS).' '.$dice->pick(self::STREET_TYPES),
            'suburb' => $suburb,
            'state' => AustralianState::from($state),
            'postcode' => $postcode,
        ];
    }

    private static function mailbox(string $first, string $last): string
    {
        return (string) preg_replace('/[^a-z.]/', '', TextNormalizer::plain("{$first}.{$last}"));
    }
}
