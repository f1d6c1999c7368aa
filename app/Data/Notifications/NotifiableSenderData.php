<?php

declare(strict_types=1);

namespace App\Data\Notifications;

/** The sender of an RSG communication: a colleague or the client. */
final readonly class NotifiableSenderData
{
    public function __construct(public string $first_name) {}
}
