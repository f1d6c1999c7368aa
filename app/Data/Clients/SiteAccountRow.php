<?php

declare(strict_types=1);

namespace App\Data\Clients;

use App\Data\Lists\Choice;
use App\Enums\SiteAccountStatus;

/** A client's account with one operator site; version 0 when none has been entered. */
final readonly class SiteAccountRow
{
    /** @param  list<Choice>  $choices  the current status and the possible next ones; empty for viewers who can't change it */
    public function __construct(
        public int $operator_site_id,
        public string $site_name,
        public bool $is_site_active,
        public ?string $username,
        /** @var list<string> of the client's second account at the site, from a merge */
        public array $former_usernames,
        public SiteAccountStatus $status,
        /** Null for a missing account of a past record. */
        public ?int $balance_cents,
        public int $version,
        public array $choices,
    ) {}
}
