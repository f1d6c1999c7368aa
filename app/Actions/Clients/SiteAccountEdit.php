<?php

declare(strict_types=1);

namespace App\Actions\Clients;

use App\Enums\SiteAccountStatus;

/** What a site account is to be; `version` is that of the account when its form was opened, 0 for none yet. */
final readonly class SiteAccountEdit
{
    public function __construct(public int $version, public ?string $username, public SiteAccountStatus $status) {}
}
