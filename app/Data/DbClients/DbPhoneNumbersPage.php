<?php

declare(strict_types=1);

namespace App\Data\DbClients;

use App\Data\Lists\ListMeta;

/** DbClients/PhoneNumbers. */
final readonly class DbPhoneNumbersPage
{
    /** @param  list<DbPhoneRow>  $phone_numbers */
    public function __construct(
        public array $phone_numbers,
        public ListMeta $meta,
        public bool $can_manage,
        public bool $can_export,
        public bool $can_sort_by_number,
    ) {}
}
