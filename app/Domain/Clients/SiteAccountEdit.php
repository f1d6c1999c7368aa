<?php

declare(strict_types=1);

namespace App\Domain\Clients;

use App\Enums\SiteAccountStatus;

/** An edit of a site account; `version` is the account's version when the form was opened, 0 for a new account. */
final readonly class SiteAccountEdit
{
    public function __construct(public int $version, public ?string $username, public SiteAccountStatus $status) {}
}
