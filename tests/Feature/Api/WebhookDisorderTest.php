<?php

declare(strict_types=1);

namespace Tests\Feature\Api;

use App\Enums\SmsStatus;
use App\Infrastructure\Deliveries\IntakeScope;
use App\Models\Client;
use App\Models\Conversation;
use App\Models\SmsMessage;
use App\Models\WebhookSource;
use Illuminate\Support\Facades\DB;
use stdClass;

/** Webhooks arrive in any order and repeatedly. The final state is the same. */
final class WebhookDisorderTest extends IntakeTestCase
{
    use SendsWebhooks;

    private WebhookSource $source;

    protected function setUp(): void
    {
        parent::setUp();

        $this->travelTo('2026-11-20 05:00:00');
        config(['paddock.rate_limits.webhooks' => 5_000]);
        $this->source = $this->source(...IntakeScope::cases());
        $client = Client::factory()->createOne(['pin' => '48213', 'first_name' => 'Emma', 'last_name' => 'Walsh', 'date_of_birth' => '1988-04-12', 'mobile_e164' => '+61491570156']);
        SmsMessage::factory()->sentByUs()->for(Conversation::factory()->createOne(['client_id' => $client->id, 'phone_e164' => '+61491570156', 'unread_count' => 0, 'last_message_at' => null]))
            ->createOne(['provider_id' => 'SM-OUT', 'status' => SmsStatus::Queued, 'delivered_at' => null, 'sent_at' => now()->subHour()]);
    }

    public function test_deliveries_in_any_order_and_number_come_to_the_same(): void
    {
        $calls = $this->calls();
        $inOrder = $this->stateAfter([...array_keys($calls)], $calls);
        $this->assertSame([12, 1], [count($inOrder['deposits']), count($inOrder['conversations'])]);
        $this->assertSame('delivered', $inOrder['messages'][3]->status);
        $this->assertSame(['cancelled', 'cancelled', 'pending'], array_column($inOrder['withdrawals'], 'status'));

        foreach (range(1, 8) as $seed) {
            mt_srand($seed);
            $order = [...array_keys($calls), ...array_keys($calls)];
            shuffle($order);
            $this->assertEquals($inOrder, $this->stateAfter($order, $calls), "Seed {$seed}: ".implode(' ', $order));
        }
    }

    /** @return list<array{string, array<string, mixed>}> path and body */
    private function calls(): array
    {
        $calls = [];
        foreach (range(1, 12) as $n) {
            $calls[] = ['bank-lines', $this->bankLine(['bank_reference' => "NAB-{$n}", 'amount_cents' => 100 * $n])];
        }
        foreach (range(1, 3) as $n) {
            $calls[] = ['sms/inbound', ['provider_id' => "SM-{$n}", 'from' => '0491 570 156', 'body' => "Message {$n}", 'received_at' => "2026-11-20T14:0{$n}:00+11:00"]];
        }
        foreach (['sent', 'delivered'] as $n => $status) {
            $calls[] = ['sms/delivery-reports', ['provider_id' => 'SM-OUT', 'status' => $status, 'occurred_at' => "2026-11-20T14:0{$n}:30+11:00"]];
        }
        foreach (range(1, 3) as $n) {
            $calls[] = ['withdrawal-requests', ['reference' => "WD-{$n}", 'client_pin' => '48213', 'amount_cents' => 100 * $n, 'requested_at' => '2026-11-20T14:00:00+11:00']];
        }
        foreach (range(1, 2) as $n) {
            $calls[] = ["withdrawal-requests/WD-{$n}/cancel", ['reference' => "WD-{$n}", 'reason' => "Reason {$n}", 'cancelled_at' => '2026-11-20T14:08:00+11:00']];
        }
        foreach (['registered', 'ended', 'registered'] as $n => $change) {
            $calls[] = [
                'betstop-updates',
                [
                    'external_id' => "NSER-{$n}",
                    'first_name' => 'Emma',
                    'last_name' => 'Walsh',
                    'date_of_birth' => '1988-04-12',
                    'mobile' => '0491 570 156',
                    'change' => $change,
                    'effective_at' => '2026-11-1'.($n + 1).'T00:00:00+11:00',
                ],
            ];
        }

        return $calls;
    }

    /**
     * @param  list<int>  $order
     * @param  list<array{string, array<string, mixed>}>  $calls
     * @return array<string, array<int, stdClass>>
     */
    private function stateAfter(array $order, array $calls): array
    {
        DB::beginTransaction();
        foreach ($order as $second => $n) {
            [$path, $body] = $calls[$n];
            $this->sendSigned($this->source, $path, $body, "msg_{$n}", now()->getTimestamp() + $second)->assertSuccessful();
        }
        $state = [
            'deposits' => DB::table('deposits')->join('bank_lines', 'bank_lines.id', '=', 'deposits.bank_line_id')->orderBy('bank_reference')
                ->get(['bank_reference', 'deposits.amount_cents', 'deposits.status', 'deposits.client_id'])->all(),
            'messages' => DB::table('sms_messages')->orderBy('provider_id')->get(['provider_id', 'body', 'direction', 'status', 'sent_at', 'delivered_at'])->all(),
            'conversations' => DB::table('conversations')->get(['client_id', 'phone_e164', 'unread_count', 'last_message_at', 'status'])->all(),
            'clients' => DB::table('clients')->get(['betstop_state', 'genweb_betstopped_at'])->all(),
            'withdrawals' => DB::table('withdrawals')->orderBy('reference')->get(['reference', 'client_id', 'amount_cents', 'status', 'reason'])->all(),
            'cancellations' => DB::table('withdrawal_cancellations')->get()->all(),
            'betstop' => DB::table('betstop_updates')->orderBy('external_id')->get(['external_id', 'change', 'status', 'client_id'])->all(),
        ];
        DB::rollBack();

        return $state;
    }
}
