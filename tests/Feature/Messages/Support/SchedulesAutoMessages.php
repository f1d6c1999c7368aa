<?php

declare(strict_types=1);

namespace Tests\Feature\Messages\Support;

use App\Enums\Ability;
use App\Enums\AutoMessageTrigger;
use App\Models\AutoCommunication;
use App\Models\AutoMessage;
use App\Models\Client;
use App\Models\User;

trait SchedulesAutoMessages
{
    private function waiting(AutoMessageTrigger $trigger, Client $client, ?AutoMessage $message = null): AutoCommunication
    {
        $message ??= AutoMessage::factory()->enabled($trigger)->createOne();

        return AutoCommunication::factory()->createOne([
            'auto_message_id' => $message->id,
            'trigger' => $trigger,
            'client_id' => $client->id,
            'reference' => "auto:{$trigger->value}:{$message->id}:".fake()->unique()->numberBetween(1_000_000, 1_009_999),
        ]);
    }

    private function marketer(): User
    {
        return User::factory()->withAbilities(Ability::ViewAutoMessages)->createOne();
    }
}
