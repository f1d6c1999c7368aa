<?php

declare(strict_types=1);

namespace Tests\Feature\Notifications;

use App\Enums\NotificationType;
use App\Models\Client;
use App\Models\Notification;
use App\Models\User;

/** Creates notifications without their work. */
trait MakesNotifications
{
    private User $reader;

    private function told(NotificationType $type, string $at): Notification
    {
        $notification = $this->make($type);
        $notification->update(['notified_at' => $at]);

        return $notification;
    }

    private function make(NotificationType $type, ?User $owner = null): Notification
    {
        static $n = 0;
        $n++;
        $client = Client::factory()->awaitingRiskCheck()->createOne();

        return Notification::create([
            'user_id' => ($owner ?? $this->reader)->id, 'type' => $type, 'client_id' => $client->id, 'notifiable_type' => 'client', 'notifiable_id' => $client->id,
            'subject_key' => "client:{$client->id}", 'body' => "News {$n}", 'notified_at' => now()->addSeconds($n),
        ]);
    }
}
