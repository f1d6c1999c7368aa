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
    case Affiliate = 'affiliate';
    case Rating = 'rating';
    case Suburb = 'suburb';
    case Postcode = 'postcode';
    case Address = 'address';
    case Source = 'source';

    /** Help text. Viewers without access to contact details must enter the whole value. */
    public function hint(bool $seesContacts): string
    {
        return match ($this) {
            self::Phone => $seesContacts ? 'Start of a number, or its last four digits or more, in any notation' : 'A whole number, in any notation',
            self::Pin => 'Start of a PIN',
            self::Dob => 'Date of birth or year',
            self::Email => $seesContacts ? 'Start of an email address' : 'A whole email address',
            self::Name => 'Start of a first, last or preferred name',
            self::State => 'State or territory',
            self::Status => 'The status of the client, lead or DB client',
            self::Company => 'Start of the company’s name',
            self::Manager => 'Start of the account manager’s or owner’s name',
            self::Affiliate => 'Start of the affiliate’s name',
            self::Rating => 'Rating of the client',
            self::Suburb => 'Start of a suburb',
            self::Postcode => 'Postcode',
            self::Address => 'Part of a street address, beside a suburb or postcode',
            self::Source => 'Start of the source of a lead or DB client',
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
            self::Affiliate => 'affiliate:turf',
            self::Rating => 'rating:5',
            self::Suburb => 'suburb:fitzroy',
            self::Postcode => 'postcode:3065',
            self::Address => 'address:alma postcode:3065',
            self::Source => 'source:referral',
        };
    }

    /** A hidden address must not be found by its parts. */
    public function isFor(bool $seesContacts): bool
    {
        return $seesContacts || $this !== self::Address;
    }

    /** Whether the index of search terms finds it, without reading a table. */
    public function isIndexed(): bool
    {
        return in_array($this, [self::Phone, self::Pin, self::Email, self::Name], true);
    }
}
