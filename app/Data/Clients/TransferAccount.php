<?php

declare(strict_types=1);

namespace App\Data\Clients;

use App\Enums\SiteAccountStatus;

/** A client's account with an operator site, as money can go to or from it. */
final readonly class TransferAccount
{
    public function __construct(
        public int $id,
        public string $site_name,
        public ?string $username,
        public SiteAccountStatus $status,
        public int $balance_cents,
        /** Of that, what transfers not yet sent are going to take. */
        public int $promised_cents,
        public bool $is_open,
    ) {}
}
