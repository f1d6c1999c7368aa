<?php

declare(strict_types=1);

namespace App\Enums;

/** A field of an imported file; ImportSchema says which kinds have it. */
enum ImportField: string
{
    case Pin = 'pin';
    case FirstName = 'first_name';
    case LastName = 'last_name';
    case FullName = 'full_name';
    case PreferredName = 'preferred_name';
    case DateOfBirth = 'date_of_birth';
    case Mobile = 'mobile_e164';
    case SecondPhone = 'second_phone';
    case ThirdPhone = 'third_phone';
    case Email = 'email';
    case Address = 'address';
    case Suburb = 'suburb';
    case State = 'state';
    case Postcode = 'postcode';
    case Status = 'status';
    case Company = 'company_id';
    case AccountManager = 'account_manager_id';
    case Affiliate = 'affiliate_id';
    case Owner = 'owner_id';
    case Source = 'source';
    case ConsentBasis = 'consent_basis';
    case Reference = 'external_reference';
    case Reason = 'reason';
    case FromOn = 'from_on';
    case UntilOn = 'until_on';

    public function label(): string
    {
        return match ($this) {
            self::Pin => 'PIN',
            self::Mobile => 'Mobile',
            self::Company => 'Company',
            self::AccountManager => 'Account manager',
            self::Affiliate => 'Affiliate',
            self::Owner => 'Owner',
            self::Reference => 'Reference',
            self::FromOn => 'First day',
            self::UntilOn => 'Last day',
            default => ucfirst(str_replace('_', ' ', $this->value)),
        };
    }
}
