<?php

declare(strict_types=1);

namespace Database\Seeders\Demo;

use App\Domain\Withdrawals\BankAccountRepository;
use App\Domain\Withdrawals\BankDestination;
use App\Domain\Withdrawals\DualApproval;
use App\Enums\BetstopState;
use App\Enums\GuideValue;
use App\Enums\MessageDirection;
use App\Enums\RsgChannel;
use App\Enums\RsgEventSeverity;
use App\Enums\RsgFormType;
use App\Enums\SmsStatus;
use App\Enums\SocialMediaReviewStatus;
use App\Enums\WithdrawalStatus;
use App\Models\CancellationReason;
use App\Models\Client;
use App\Models\User;
use Carbon\CarbonImmutable;
use Database\Seeders\CancellationReasonSeeder;
use Illuminate\Support\Collection;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Storage;
use LogicException;

/** Incoming messages, withdrawals, responsible-gambling work and reviews. */
final class IncomingWorkSeeder
{
    private const CHUNK = 500;

    private const BUSY = 8;

    /** The first clients get the most. */
    private const COMMON_REASONS = 5;

    private const PLATFORMS = ['Google', 'Facebook', 'Trustpilot', 'ProductReview'];

    private CarbonImmutable $now;

    private int $handler;

    /** Approves what the handler checked. */
    private int $approver;

    /** @var non-empty-list<int> */
    private array $reasons;

    /** @var array<int, true> the newest clients, by id: each has open work of every kind */
    private array $busy;

    public function __construct(private readonly BankAccountRepository $accounts, private readonly DualApproval $dualApproval) {}

    public function run(): void
    {
        $this->now = CarbonImmutable::now();
        [$this->handler, $this->approver] = User::query()->orderBy('id')->limit(2)->get()->modelKeys();

        (new CancellationReasonSeeder)->run();
        $this->reasons = array_values(
            CancellationReason::query()
                ->orderBy('position')
                ->limit(self::COMMON_REASONS)
                ->pluck('id')
                ->map(intval(...))
                ->all(),
        )
            ?: throw new LogicException('There is no reason to choose.');
        $reachable = Client::query()->where('status', 'active')->whereNotNull('mobile_e164')->whereNull('sms_opted_out_at');
        $this->busy = array_fill_keys($reachable->clone()->orderByDesc('id')->limit(self::BUSY)->pluck('id')->all(), true);
        $reachable->chunkById(self::CHUNK, fn (Collection $clients) => DB::transaction(fn () => $this->write($clients)));
    }

    /** @param  Collection<int, Client>  $clients */
    private function write(Collection $clients): void
    {
        $rows = ['bank_accounts' => [], 'rsg_communications' => [], 'rsg_form_submissions' => [], 'social_media_reviews' => []];
        $withdrawals = $talks = [];
        foreach ($clients as $client) {
            $dice = new Dice($client->id * 17 + 3);
            $isBusy = isset($this->busy[$client->id]);
            $rows['bank_accounts'][] = $this->bankAccount($client, $dice);
            if ($isBusy || $dice->chance(20)) {
                $withdrawals[] = $this->withdrawal($client, $dice, $isBusy);
            }
            if (($isBusy || $dice->chance(30)) && ! $client->is_barred && $client->betstop_state !== BetstopState::Registered) {
                $talks[$client->id] = $this->talk($client, $dice, $isBusy);
            }
            if ($isBusy || $dice->chance(4)) {
                $rows['rsg_communications'][] = $this->communication($client, $dice, $isBusy);
            }
            if ($isBusy || $dice->chance(3)) {
                $rows['rsg_form_submissions'][] = $this->form($client, $dice, $isBusy);
            }
            if ($isBusy || $dice->chance(3)) {
                $rows['social_media_reviews'][] = $this->review($client, $dice, $isBusy);
            }
        }
        foreach ($rows as $table => $lines) {
            DB::table($table)->insert($lines);
        }
        $this->writeWithdrawals($withdrawals);
        $this->writeTalks($talks);
    }

    /** @return array<string, mixed> */
    private function bankAccount(Client $client, Dice $dice): array
    {
        $account = BankDestination::account(
            $client->full_name,
            '06'.$dice->between(2, 7).'-'.$dice->between(100, 999),
            (string) $dice->between(10_000_000, 99_999_999),
        );

        return [
            'client_id' => $client->id, 'bsb' => $account->bsb, 'number' => encrypt($account->number, false), 'holder' => $account->holder,
            'fingerprint' => $this->accounts->fingerprintOf($account), 'status' => $dice->weighted(['verified' => 85, 'unverified' => 13, 'blocked' => 2]),
            ...$this->stamps($client->created_at),
        ];
    }

    /** @return array<string, mixed> */
    private function withdrawal(Client $client, Dice $dice, bool $isBusy): array
    {
        // Everything older than a few hours is settled.
        $age = (int) $client->created_at->diffInMinutes($this->now);
        $isOpen = $isBusy || $dice->chance(1) || $age < 1_440;
        $at = $this->now->subMinutes($isOpen ? $dice->between(2, min(240, $age)) : $dice->between(1_440, min(129_600, $age)));
        $status = $isOpen
            ? WithdrawalStatus::Pending
            : WithdrawalStatus::from($dice->weighted(['paid' => 90, 'cancelled' => 5, 'declined' => 3, 'failed' => 2]));
        $isStopped = in_array($status, [WithdrawalStatus::Cancelled, WithdrawalStatus::Declined], true);

        $cents = $dice->between(20, 4_000) * 100;
        $isApproved = ! $isOpen && ! $isStopped;

        return [
            'reference' => "WD-{$client->id}",
            'client_id' => $client->id,
            'amount_cents' => $cents,
            'status' => $status->value,
            'needs_dual_approval' => $this->dualApproval->isRequired($cents),
            'requested_at' => $at,
            'checked_by' => $isOpen ? null : $this->handler,
            'checked_at' => $isOpen ? null : $at->addMinutes(2),
            'approved_by' => $isApproved ? $this->approver : null,
            'approved_at' => $isApproved ? $at->addMinutes(4) : null,
            'ended_by' => $isStopped ? $this->handler : null,
            'ended_at' => $isStopped || $status === WithdrawalStatus::Failed ? $at->addMinutes(240) : null,
            'paid_at' => $status === WithdrawalStatus::Paid ? $at->addMinutes($dice->between(5, 180)) : null,
            'cancellation_reason_id' => $isStopped ? $dice->pick($this->reasons) : null, ...$this->stamps($at),
        ];
    }

    /** @param  list<array<string, mixed>>  $withdrawals */
    private function writeWithdrawals(array $withdrawals): void
    {
        $accounts = DB::table('bank_accounts')
            ->whereIn('client_id', array_column($withdrawals, 'client_id'))
            ->pluck('id', 'client_id');
        DB::table('withdrawals')->insert(
            array_map(static fn (array $row): array => [...$row, 'bank_account_id' => $accounts[$row['client_id']]], $withdrawals),
        );
    }

    /** @return array{conversation: array<string, mixed>, messages: list<array<string, mixed>>} */
    private function talk(Client $client, Dice $dice, bool $isBusy): array
    {
        $isUnread = $isBusy || $dice->chance(2);
        $at = $this->now->subMinutes($isUnread ? $dice->between(1, 300) : $dice->between(600, 43_200))->max($client->created_at);
        $messages = [];
        for ($place = 0, $count = $dice->between(2, 6); $place < $count; $place++) {
            $isInbound = ($count - 1 - $place) % 2 === 0;
            $sent = $at->subMinutes(($count - 1 - $place) * $dice->between(3, 40))->max($client->created_at);
            $messages[] = [
                'direction' => ($isInbound ? MessageDirection::Inbound : MessageDirection::Outbound)->value,
                'body' => $dice->pick($isInbound ? DemoTexts::FROM_CLIENTS : DemoTexts::FROM_US),
                'user_id' => $isInbound ? null : $this->handler,
                'provider_id' => "demo-{$client->id}-{$place}",
                'status' => ($isInbound ? SmsStatus::Received : SmsStatus::Delivered)->value,
                'sent_at' => $sent,
                'delivered_at' => $isInbound ? null : $sent,
                'read_at' => $isInbound && ! ($isUnread && $place === $count - 1) ? $sent->addMinutes(2) : null,
                ...$this->stamps($sent),
            ];
        }

        return [
            'conversation' => [
                'client_id' => $client->id,
                'phone_e164' => (string) $client->mobile_e164,
                'status' => $isUnread ? 'open' : 'resolved',
                'last_message_at' => $at,
                'unread_count' => $isUnread ? 1 : 0,
                ...$this->stamps($at),
            ],
            'messages' => $messages,
        ];
    }

    /** @param  array<int, array{conversation: array<string, mixed>, messages: list<array<string, mixed>>}>  $talks  by client */
    private function writeTalks(array $talks): void
    {
        DB::table('conversations')->insertOrIgnore(array_values(array_column($talks, 'conversation')));
        $messages = [];
        foreach (DB::table('conversations')->whereIn('client_id', array_keys($talks))->pluck('id', 'client_id') as $clientId => $conversationId) {
            foreach ($talks[$clientId]['messages'] as $message) {
                $messages[] = ['conversation_id' => $conversationId, ...$message];
            }
        }
        foreach (array_chunk($messages, self::CHUNK) as $chunk) {
            DB::table('sms_messages')->insert($chunk);
        }
    }

    /** @return array<string, mixed> */
    private function communication(Client $client, Dice $dice, bool $isBusy): array
    {
        $at = $this->now->subMinutes($isBusy ? $dice->between(3, 300) : $dice->between(400, 20_000));
        $severity = RsgEventSeverity::from($dice->weighted(['low' => 3, 'medium' => 5, 'high' => 2]));

        return [
            'severity' => $severity->value,
            'due_at' => $at->addDays(GuideValue::daysToAct($severity)->initial()),
            'owner_id' => $dice->chance(40) ? $this->handler : null,
            'external_id' => "demo-rsg-{$client->id}",
            'client_id' => $client->id,
            'channel' => $dice->pick(RsgChannel::cases())->value,
            'body' => $dice->pick(DemoTexts::RSG),
            'sender_id' => $dice->chance(30) ? $this->handler : null,
            'sent_at' => $at,
            ...$this->resolution(! $isBusy && $dice->chance(90), $at),
            ...$this->stamps($at),
        ];
    }

    /** @return array<string, mixed> */
    private function form(Client $client, Dice $dice, bool $isBusy): array
    {
        $at = $this->now->subMinutes($isBusy ? $dice->between(3, 300) : $dice->between(400, 20_000));
        $type = $dice->pick(RsgFormType::cases());
        $isLinked = $dice->chance(90);
        $isResolved = ! $isBusy && $dice->chance(75);

        return [
            'external_id' => "demo-form-{$client->id}",
            'client_id' => $isLinked ? $client->id : null,
            'form_type' => $type->value,
            'payload' => json_encode(
                [
                    'name' => $client->full_name,
                    ...$isLinked ? ['client_pin' => $client->pin] : [],
                    ...DemoTexts::FORMS[$type->value],
                ],
                JSON_THROW_ON_ERROR,
            ),
            'submitted_at' => $at,
            'due_at' => $type->dueAt($at, $isLinked ? $client->state : null),
            'owner_id' => $isResolved || $dice->chance(30) ? $this->handler : null,
            ...$this->resolution($isResolved, $at),
            ...$this->stamps($at),
        ];
    }

    /** @return array<string, mixed> */
    private function review(Client $client, Dice $dice, bool $isBusy): array
    {
        $at = $this->now->subMinutes($isBusy ? $dice->between(3, 300) : $dice->between(400, 20_000));
        $platform = $dice->pick(self::PLATFORMS);
        $status = $isBusy ? SocialMediaReviewStatus::Pending : SocialMediaReviewStatus::from($dice->weighted([1 => 10, 2 => 80, 3 => 10]));
        $path = "social-media-reviews/demo-{$client->id}.png";
        Storage::put($path, DemoScreenshot::of($platform, $client->first_name, $dice->between(3, 5)));

        return [
            'external_id' => "demo-review-{$client->id}",
            'client_id' => $client->id,
            'platform_name' => $platform,
            'file_path' => $path,
            'status' => $status->value,
            'decided_by' => $status === SocialMediaReviewStatus::Pending ? null : $this->handler,
            'decided_at' => $status === SocialMediaReviewStatus::Pending ? null : $at->addHours(3), ...$this->stamps($at),
        ];
    }

    /** @return array<string, mixed> */
    private function resolution(bool $isResolved, CarbonImmutable $at): array
    {
        return ['resolved_by' => $isResolved ? $this->handler : null, 'resolved_at' => $isResolved ? $at->addMinutes(25) : null];
    }

    /** @return array<string, CarbonImmutable> */
    private function stamps(CarbonImmutable $at): array
    {
        return ['created_at' => $at, 'updated_at' => $at];
    }
}
