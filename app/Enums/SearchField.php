<?php

declare(strict_types=1);

namespace App\Enums;

/** The fields a search can name: `phone:`, `pin:`, `dob:` … */
enum SearchField: string
{
    case Phone = 'phone';
    case Pin = 'pin';
    case Dob = 'dob';
    case Email = 'email';
    case Name = 'name';
    case State = 'state';
    case Status = 'status';
    case Company = 'company';
    case Manager = 'manager';
    case Suburb = 'suburb';
    case Postcode = 'postcode';

    /** What it looks for; of a contact that is not seen only the whole. */
    public function hint(bool $seesContacts): string
    {
        return match ($this) {
            self::Phone => $seesContacts ? 'The beginning of a number, or its last four digits or more, in any notation' : 'A whole number, in any notation',
            self::Pin => 'The beginning of a PIN',
            self::Dob => 'A date of birth or a year',
            self::Email => $seesContacts ? 'The beginning of an e-mail address' : 'A whole e-mail address',
            self::Name => 'The beginning of a first, last or preferred name',
            self::State => 'One of the eight states and territories',
            self::Status => 'Where the account, lead or prospect stands',
            self::Company => 'The beginning of the company’s name',
            self::Manager => 'The beginning of the account manager’s or owner’s name',
            self::Suburb => 'The beginning of a suburb',
            self::Postcode => 'A postcode',
        };
    }

    public function example(bool $seesContacts): string
    {
        return match ($this) {
            self::Phone => $seesContacts ? 'phone:0491570' : 'phone:0491570156',
            self::Pin => 'pin:402',
            self::Dob => 'dob:4/2/1986',
            self::Email => $seesContacts ? 'email:mei.lin' : 'email:mei.lin@example.com',
            self::Name => 'name:okafor',
            self::State => 'state:VIC',
            self::Status => 'status:active',
            self::Company => 'company:regal',
            self::Manager => 'manager:tom',
            self::Suburb => 'suburb:fitzroy',
            self::Postcode => 'postcode:3065',
        };
    }

    /** Whether the index of search terms finds it, so that no table is looked through. */
    public function isIndexed(): bool
    {
        return in_array($this, [self::Phone, self::Pin, self::Email, self::Name], true);
    }
}
