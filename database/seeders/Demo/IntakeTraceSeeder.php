<?php

declare(strict_types=1);

namespace Database\Seeders\Demo;

use App\Enums\WebhookDeliveryStatus;
use App\Infrastructure\Deliveries\IntakeScope;
use App\Models\BankFile;
use App\Models\User;
use App\Models\WebhookDelivery;
use App\Models\WebhookSource;
use Carbon\CarbonImmutable;
use Illuminate\Support\Facades\DB;

/** Records of intake calls: sources, deliveries, keys, a bank file and a delivered outbox row. */
final class IntakeTraceSeeder
{
    private const ENDPOINTS = ['api.clients.store', 'api.bank-lines.store', 'api.rsg-communications.store', 'api.bets.store'];

    private CarbonImmutable $now;

    public function run(): void
    {
        $this->now = CarbonImmutable::now();
        $owner = User::query()->where('is_developer_staff', true)->orderBy('id')->firstOrFail()->id;

        $source = WebhookSource::query()->create([
            'name' => 'SMS gateway', 'slug' => 'sms-gateway', 'scopes' => [IntakeScope::ReceiveSms->value],
            'secret' => 'whsec_'.base64_encode(random_bytes(24)), 'created_by' => $owner, 'last_used_at' => $this->now->subMinutes(4),
        ]);
        $this->deliveries($source);
        BankFile::query()->create([
            'name' => 'statement-yesterday.csv', 'sha256' => hash('sha256', 'demo'), 'layout' => 'commbank', 'user_id' => $owner,
            'rows' => 48, 'created_rows' => 41, 'duplicate_rows' => 6, 'error_rows' => 1,
        ]);
        $this->traces();
    }

    private function deliveries(WebhookSource $source): void
    {
        foreach (range(1, 40) as $place) {
            $dice = new Dice($place * 31);
            $status = WebhookDeliveryStatus::from($dice->weighted(['processed' => 88, 'refused' => 8, 'failed' => 4]));
            $at = $this->now->subMinutes($place * $dice->between(3, 60));
            $isSms = $dice->chance(50);
            $payload = json_encode(['reference' => "demo-{$place}", 'note' => 'A delivery of the demo data'], JSON_THROW_ON_ERROR);
            WebhookDelivery::query()->create([
                'source' => $isSms ? "webhook:{$source->id}" : 'token:0', 'source_name' => $isSms ? $source->name : 'Demo feed',
                'endpoint' => $isSms ? 'api.sms.inbound' : $dice->pick(self::ENDPOINTS), 'delivery_id' => "demo-{$place}", 'content_type' => 'application/json',
                'payload' => $payload, 'payload_hash' => hash('sha256', $payload), 'status' => $status,
                'response_status' => match ($status) {
                    WebhookDeliveryStatus::Processed => 201,
                    WebhookDeliveryStatus::Refused => 422,
                    default => 500,
                },
                'error' => $status === WebhookDeliveryStatus::Processed ? null : 'Some fields are missing or wrong.',
                'received_at' => $at, 'processed_at' => $status === WebhookDeliveryStatus::Processed ? $at->addSecond() : null,
            ]);
        }
    }

    private function traces(): void
    {
        $at = $this->now->subHours(2);
        DB::table('idempotency_keys')->insert([
            'scope' => 'demo', 'key' => 'demo-1', 'request_hash' => hash('sha256', 'demo'), 'status' => 201, 'response' => '{}',
            'expires_at' => $this->now->addHours(22), 'created_at' => $at, 'updated_at' => $at,
        ]);
        DB::table('outbox')->insert([
            'topic' => 'demo', 'payload' => '{}', 'attempts' => 1, 'available_at' => $at, 'delivered_at' => $at, 'created_at' => $at, 'updated_at' => $at,
        ]);
    }
}
