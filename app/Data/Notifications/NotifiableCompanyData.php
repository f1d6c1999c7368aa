<?php

declare(strict_types=1);

namespace App\Data\Notifications;

final readonly class NotifiableCompanyData
{
    public function __construct(public string $name) {}
}
