<?php

declare(strict_types=1);

namespace App\Data\Notifications;

/** Who sent an RSG communication: one of our staff, or the client. */
final readonly class NotifiableSenderData
{
    public function __construct(public string $first_name) {}
}
