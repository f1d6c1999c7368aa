<?php

declare(strict_types=1);

namespace App\Enums;

/** What a column of an imported file can hold; the value is the record's own field, where it has one. */
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

    public function label(): string
    {
        return match ($this) {
            self::Pin => 'PIN',
            self::FullName => 'Full name',
            self::Mobile => 'Mobile',
            self::Email => 'E-mail',
            self::Company => 'Company',
            self::AccountManager => 'Account manager',
            self::Affiliate => 'Affiliate',
            self::Owner => 'Owner',
            default => ucfirst(str_replace('_', ' ', $this->value)),
        };
    }

    /**
     * How such columns are headed, in small letters and digits alone.
     *
     * @return list<string>
     */
    public function synonyms(): array
    {
        return match ($this) {
            self::Pin => ['pin', 'clientpin', 'pinnumber', 'accountnumber', 'accountno', 'customernumber'],
            self::FirstName => ['firstname', 'first', 'givenname', 'givennames', 'forename'],
            self::LastName => ['lastname', 'last', 'surname', 'familyname'],
            self::FullName => ['fullname', 'name', 'clientname', 'customername', 'customer', 'client', 'contactname', 'contact'],
            self::PreferredName => ['preferredname', 'nickname', 'knownas'],
            self::DateOfBirth => ['dateofbirth', 'dob', 'birthday', 'birthdate', 'birth', 'born'],
            self::Mobile => ['mobile', 'mobilee164', 'phone', 'cell', 'cellphone', 'mobilephone', 'mobilenumber', 'mobileno', 'phonenumber', 'phoneno', 'phone1', 'telephone', 'tel', 'contactnumber'],
            self::SecondPhone => ['secondphone', 'phone2', 'homephone', 'landline', 'otherphone', 'altphone', 'mobile2'],
            self::ThirdPhone => ['thirdphone', 'phone3', 'workphone', 'businessphone', 'mobile3'],
            self::Email => ['email', 'emailaddress', 'mail', 'email1'],
            self::Address => ['address', 'street', 'streetaddress', 'addressline1', 'address1', 'residentialaddress'],
            self::Suburb => ['suburb', 'city', 'town', 'locality'],
            self::State => ['state', 'stateterritory', 'region', 'province'],
            self::Postcode => ['postcode', 'postalcode', 'zip', 'zipcode', 'pcode'],
            self::Status => ['status', 'clientstatus', 'accountstatus'],
            self::Company => ['company', 'brand', 'companyname', 'companyid'],
            self::AccountManager => ['accountmanager', 'manager', 'accountmanagerid', 'accountmanagername', 'am'],
            self::Affiliate => ['affiliate', 'affiliatename', 'affiliateid', 'referrer', 'referredby'],
            self::Owner => ['owner', 'leadowner', 'ownername', 'assignedto', 'accountmanager', 'manager'],
            self::Source => ['source', 'leadsource', 'campaign', 'listname', 'list', 'provenance'],
            self::ConsentBasis => ['consentbasis', 'consent', 'consenttype'],
        };
    }

    /** The fields that name somebody by words of the business: matched by name, or chosen once for all rows. */
    public function isChoice(): bool
    {
        return match ($this) {
            self::State, self::Status, self::Company, self::AccountManager, self::Affiliate, self::Owner, self::ConsentBasis => true,
            default => false,
        };
    }

    /** The fields that one value can be given for, for all rows whose own cell is empty. */
    public function hasDefault(): bool
    {
        return ($this->isChoice() && $this !== self::State) || $this === self::Source;
    }

    /**
     * What a file of this kind may hold.
     *
     * @return list<self>
     */
    public static function of(ImportKind $kind): array
    {
        $person = [self::FirstName, self::LastName, self::FullName, self::DateOfBirth, self::Mobile, self::Email, self::Address, self::Suburb, self::State, self::Postcode];

        return match ($kind) {
            ImportKind::Clients => [self::Pin, ...$person, self::PreferredName, self::Status, self::Company, self::AccountManager, self::Affiliate],
            ImportKind::Leads => [...$person, self::Company, self::Owner, self::Source],
            ImportKind::DbClients => [...$person, self::SecondPhone, self::ThirdPhone, self::Source, self::ConsentBasis],
        };
    }
}
