<?php

declare(strict_types=1);

namespace App\Lists\Services;

use App\Enums\ContactKind;

final readonly class CompanyContactList extends ContactList
{
    public const TITLE = 'Company contacts';

    public const NOUN = 'company contacts';

    public const FILENAME = 'company-contacts';

    public function kind(): ContactKind
    {
        return ContactKind::Company;
    }
}
