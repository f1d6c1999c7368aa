<?php

declare(strict_types=1);

namespace App\Data\Clients;

use App\Enums\SiteAccountStatus;

/** A client's site account, as the source or destination of a transfer. */
final readonly class TransferAccount
{
    public function __construct(
        public int $id,
        public string $site_name,
        public ?string $username,
        public SiteAccountStatus $status,
        public int $balance_cents,
        /** The part reserved by transfers that are not yet sent. */
        public int $promised_cents,
        public bool $is_open,
    ) {}
}
