<?php

declare(strict_types=1);

namespace App\Services\Outbox;

/** What an outbox row asks for. */
enum OutboxTopic: string
{
    /** Tell everybody who may do it of a piece of work. */
    case Notify = 'notify';

    /** Tell everybody who holds an ability of a change; who they are is found out then. */
    case TellHolders = 'tell_holders';

    /** Publish one event to the channels of several people. */
    case Broadcast = 'broadcast';
}
