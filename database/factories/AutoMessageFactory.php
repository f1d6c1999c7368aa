<?php

declare(strict_types=1);

namespace Database\Factories;

use App\Enums\AutoMessageTrigger;
use App\Enums\MessageTemplateStatus;
use App\Models\AutoMessage;
use App\Models\MessageTemplate;
use Illuminate\Database\Eloquent\Factories\Factory;

/**
 * @extends Factory<AutoMessage>
 */
final class AutoMessageFactory extends Factory
{
    protected $model = AutoMessage::class;

    /** @return array<string, mixed> */
    public function definition(): array
    {
        return [
            'trigger' => AutoMessageTrigger::DepositCredited,
            'template_id' => MessageTemplate::factory()->state(['status' => MessageTemplateStatus::Approved]),
        ];
    }

    public function enabled(AutoMessageTrigger $trigger, string $body = 'Hi {first_name}'): static
    {
        return $this->state([
            'trigger' => $trigger,
            'is_enabled' => true,
            'template_id' => MessageTemplate::factory()->state(['status' => MessageTemplateStatus::Approved, 'body' => $body]),
        ]);
    }
}
