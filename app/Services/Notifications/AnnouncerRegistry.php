<?php

declare(strict_types=1);

namespace App\Services\Notifications;

use App\Enums\NotificationType;
use App\Services\Notifications\Announcers\Announcer;
use Illuminate\Contracts\Container\Container;

/** Builds the announcer of a type when it is needed. */
final readonly class AnnouncerRegistry
{
    public function __construct(private Container $container) {}

    public function of(NotificationType $type): Announcer
    {
        /** @var Announcer */
        return $this->container->make(NotificationFeed::of($type)->announcer());
    }
}
