<?php

declare(strict_types=1);

namespace App\Data\Users;

use App\Data\Lists\Choice;
use App\Data\Lists\ListMeta;
use App\Enums\OwnedWorkKind;

/** Props of Users/LegacyTransfer. */
final readonly class LegacyTransferPage
{
    public function __construct(
        /** @var list<LegacyTransferItem> */
        public array $transfers,
        public ListMeta $meta,
        /** @var list<Choice> */
        public array $users,
        /** @var list<Choice> who can take over */
        public array $active_users,
        /** @var list<OwnedWorkKind> what can be transferred */
        public array $kinds,
        /** @var list<Choice> */
        public array $companies,
        /** @var list<Choice> newest first */
        public array $db_lists,
        public bool $can_create,
    ) {}
}
