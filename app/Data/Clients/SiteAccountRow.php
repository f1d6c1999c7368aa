<?php

declare(strict_types=1);

namespace App\Data\Clients;

use App\Data\Lists\Choice;
use App\Enums\SiteAccountStatus;

/** A client's account with one operator site; version 0 where none has been entered. */
final readonly class SiteAccountRow
{
    /** @param  list<Choice>  $choices  the status as it is, and those it may become; empty for viewers who can't change it */
    public function __construct(
        public int $operator_site_id,
        public string $site_name,
        public ?string $site_url,
        public bool $is_site_active,
        public ?string $username,
        public SiteAccountStatus $status,
        /** Null where it is not known, on a former day. */
        public ?int $balance_cents,
        public int $version,
        public array $choices,
    ) {}
}
