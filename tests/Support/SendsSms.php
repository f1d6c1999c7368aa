<?php

declare(strict_types=1);

namespace Tests\Support;

use App\Actions\Messages\SendSms;
use App\Enums\Ability;
use App\Models\Client;
use App\Models\SmsMessage;
use App\Models\User;
use Illuminate\Support\Facades\Queue;
use Illuminate\Support\Str;

/** A colleague who sends SMS. */
trait SendsSms
{
    private const MOBILE = '+61491570006';

    private function sender(): User
    {
        return User::factory()->withAbilities(Ability::ViewClients, Ability::ViewSmsPanel)->createOne();
    }

    private function queued(string $mobile = self::MOBILE): SmsMessage
    {
        Queue::fake();

        return app(SendSms::class)->handle(Client::factory()->createOne(['mobile_e164' => $mobile]), 'Hello', null, $this->sender(), (string) Str::uuid());
    }

    /** @return array<string, string> */
    private function sms(string $body): array
    {
        return ['body' => $body, 'reference' => (string) Str::uuid()];
    }
}
