<?php

declare(strict_types=1);

namespace App\Data\Users;

use App\Data\Lists\Choice;
use App\Data\Lists\ListMeta;

/** Props of Users/PhoneLogs. */
final readonly class PhoneLogPage
{
    public function __construct(
        /** @var list<PhoneLogRow> */
        public array $calls,
        public ListMeta $meta,
        /** @var list<Choice> */
        public array $users,
        /** The client of the filter; null for viewers who don't see clients. */
        public ?Choice $client,
        public bool $can_export,
    ) {}
}
