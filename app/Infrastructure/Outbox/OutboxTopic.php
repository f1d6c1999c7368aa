<?php

declare(strict_types=1);

namespace App\Infrastructure\Outbox;

/** The work that an outbox row requests. */
enum OutboxTopic: string
{
    /** Find the recipients of a piece of work or of an event, and write their broadcast rows. */
    case Notify = 'notify';

    /** Publish one event to the channels of several people. */
    case Broadcast = 'broadcast';
}
