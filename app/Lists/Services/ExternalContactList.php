<?php

declare(strict_types=1);

namespace App\Lists\Services;

use App\Enums\ContactKind;

final readonly class ExternalContactList extends ContactList
{
    public const TITLE = 'External contacts';

    public const NOUN = 'external contacts';

    public const FILENAME = 'external-contacts';

    public function kind(): ContactKind
    {
        return ContactKind::External;
    }
}
