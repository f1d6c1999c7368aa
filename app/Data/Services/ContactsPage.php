<?php

declare(strict_types=1);

namespace App\Data\Services;

use App\Data\Lists\ListMeta;
use App\Enums\ContactKind;

/** Services/Contacts. */
final readonly class ContactsPage
{
    /** @param  list<ContactRow>  $contacts */
    public function __construct(public ContactKind $kind, public array $contacts, public ListMeta $meta, public bool $can_manage, public bool $can_export) {}
}
