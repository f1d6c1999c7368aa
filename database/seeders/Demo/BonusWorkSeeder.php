<?php

declare(strict_types=1);

namespace Database\Seeders\Demo;

use App\Actions\Bonus\GrantBonus;
use App\Domain\Bonus\NewBonusClaim;
use App\Domain\Bonus\RunningPromotions;
use App\Enums\SkippingRuleStatus;
use App\Models\BonusPromotion;
use App\Models\BonusRule;
use App\Models\Client;
use App\Models\SkippingRule;
use App\Models\User;
use Carbon\CarbonImmutable;
use Illuminate\Database\Seeder;
use Illuminate\Support\Collection;
use Illuminate\Support\Facades\DB;
use Illuminate\Validation\ValidationException;
use stdClass;

/** Rules of promotions, exceptions to them, sign-ins for bonuses, and bonuses given in Genweb. */
final class BonusWorkSeeder extends Seeder
{
    /** Author, hours ago, promotion, conditions. */
    private const RULES = [
        ['Zara', 700, 'Spring Carnival bonus bet', ['statuses' => ['active', 'verified'], 'max_claims' => 2]],
        [
            'Zara',
            210,
            'Spring Carnival bonus bet',
            [
                'statuses' => ['active', 'verified'],
                'min_deposits_cents' => 20_000,
                'deposits_days' => 30,
                'no_bonus_days' => 7,
                'max_claims' => 1,
            ],
        ],
        [
            'Zara',
            400,
            'Melbourne Cup money back',
            ['states' => ['NSW', 'QLD', 'VIC'], 'ratings' => [1, 2, 3], 'min_turnover_cents' => 50_000, 'turnover_days' => 30],
        ],
        ['Zara', 95, 'Reload Friday', ['no_bet_days' => 30, 'max_claims' => 1]],
        ['Zara', 300, 'Refer a mate', ['statuses' => ['active'], 'max_claims' => 3]],
        ['Zara', 120, 'Everest early payout', ['states' => ['NSW']]],
        ['Zara', 20, 'Everest early payout', []],
    ];

    /** Promotion, reason, days until the end, status. */
    private const EXCEPTIONS = [
        ['Spring Carnival bonus bet', 'Deposited by cheque, which is not credited yet', 12, SkippingRuleStatus::Requested],
        ['Melbourne Cup money back', 'Moved to Perth last week, loyal since 2019', 20, SkippingRuleStatus::Approved],
        ['Spring Carnival bonus bet', 'Promised by phone before the rule changed', 5, SkippingRuleStatus::Approved],
        ['Reload Friday', 'Bet once to test the new app', 9, SkippingRuleStatus::Declined],
        ['Refer a mate', 'Referred a fourth friend', -3, SkippingRuleStatus::Approved],
        ['Melbourne Cup money back', 'Rating is under review', 15, SkippingRuleStatus::Withdrawn],
        ['Refer a mate', 'Referred two friends on one day', 25, SkippingRuleStatus::Requested],
    ];

    private const MARKETS = [
        'Flemington R7 – Win',
        'Randwick R4 – Each way',
        'Geelong v Sydney – Head to head',
        'Ashes first Test – Top batter',
        'Eagle Farm R2 – Place',
    ];

    private const MOST_ACCOUNTS = 400;

    /** Bonuses of each account manager that wait for approval. */
    private const MOST_REQUESTS = 2;

    private const EXPLANATIONS = [
        'Asked by phone before the carnival',
        'Back after a quiet month, deposited twice this week',
        'His bet was settled late last Saturday',
    ];

    /** @var array<string, int> the current rule by promotion */
    private array $rules = [];

    public function __construct(private readonly GrantBonus $grant, private readonly RunningPromotions $promotions) {}

    public function run(): void
    {
        $staff = User::query()->pluck('id', 'first_name')->map(static fn (mixed $id): int => (int) $id)->all();
        $versions = [];
        foreach (self::RULES as [$author, $hours, $title, $predicate]) {
            $promotionId = BonusPromotion::query()->where('title', $title)->sole()->id;
            $at = now()->subHours($hours);
            $rule = new BonusRule([
                'bonus_promotion_id' => $promotionId,
                'version' => ($versions[$title] = ($versions[$title] ?? 0) + 1),
                'predicate' => $predicate,
                'created_by' => $staff[$author],
            ]);
            $rule->forceFill(['created_at' => $at, 'updated_at' => $at])->save();
            // Each bonus was decided by the version of its day.
            DB::table('bonus_claims')->where('bonus_promotion_id', $promotionId)->where('offered_at', '>=', $at)->update(['bonus_rule_id' => $rule->id]);
            $this->rules[$title] = $rule->id;
        }
        $accounts = DB::table('site_accounts')
            ->join('operator_sites', 'operator_sites.id', '=', 'site_accounts.operator_site_id')
            ->join('clients', 'clients.id', '=', 'site_accounts.client_id')
            ->where('site_accounts.status', 'open')
            ->where('clients.is_barred', false)
            ->where('clients.betstop_state', '<>', 'registered')
            ->where('clients.status', 'active')
            ->orderBy('site_accounts.id')
            ->limit(self::MOST_ACCOUNTS)
            ->get(['site_accounts.id', 'site_accounts.client_id', 'clients.company_id', 'operator_sites.platform']);
        $this->exceptions($accounts, $staff);
        $this->logins($accounts, $staff);
        $this->genweb($accounts, $staff);
        $this->requests($accounts);
    }

    /**
     * Bonuses that wait for approval, requested by the account managers of the clients.
     *
     * @param  Collection<int, stdClass>  $accounts
     */
    private function requests(Collection $accounts): void
    {
        $requests = [];
        $clients = Client::query()->with('accountManager')->whereKey($accounts->pluck('client_id')->unique()->all())->orderByDesc('id')->get();
        foreach ($clients as $client) {
            $manager = $client->accountManager;
            if ($manager === null || ($requests[$manager->id] ?? 0) === self::MOST_REQUESTS) {
                continue;
            }
            $promotion = $this->promotions->of($client)->orderByDesc('id')->first();
            if ($promotion === null) {
                continue;
            }
            $count = array_sum($requests);
            $new = new NewBonusClaim($promotion->id, $promotion->value_cents ?? 20_000, self::EXPLANATIONS[$count % count(self::EXPLANATIONS)]);
            try {
                CarbonImmutable::withTestNow(now()->subMinutes(35 + 170 * $count), fn () => $this->grant->handle($client, $new, $manager));
                $requests[$manager->id] = ($requests[$manager->id] ?? 0) + 1;
            } catch (ValidationException) {
                // The product refuses it, for example because the client has the promotion.
            }
        }
    }

    /**
     * @param  Collection<int, stdClass>  $accounts
     * @param  array<string, int>  $staff
     */
    private function exceptions(Collection $accounts, array $staff): void
    {
        foreach (self::EXCEPTIONS as $place => [$title, $reason, $days, $status]) {
            $companyId = BonusPromotion::query()->where('title', $title)->sole()->company_id;
            $client = $accounts->where('company_id', $companyId)->unique('client_id')->values()->get($place)?->client_id;
            $isApproved = in_array($status, [SkippingRuleStatus::Approved, SkippingRuleStatus::Withdrawn], true);
            $isEnded = in_array($status, [SkippingRuleStatus::Declined, SkippingRuleStatus::Withdrawn], true);
            if ($client !== null) {
                $at = now()->subHours(6 + 20 * $place);
                (new SkippingRule)
                    ->forceFill([
                        'client_id' => $client,
                        'rule_id' => $this->rules[$title],
                        'reason' => $reason,
                        'until' => now()->addDays($days)->startOfDay(),
                        'status' => $status,
                        'requested_by' => $staff[$place % 2 === 0 ? 'Siobhan' : 'Nico'],
                        'approved_by' => $isApproved ? $staff['Zara'] : null,
                        'approved_at' => $isApproved ? $at->addHour() : null,
                        'ended_by' => $isEnded ? $staff['Zara'] : null,
                        'ended_at' => $isEnded ? $at->addHours(2) : null,
                        'end_reason' => ['declined' => 'Two bonuses this month already', 'withdrawn' => 'The client took another promotion'][
                                $status->value
                            ] ?? null,
                        'created_at' => $at,
                        'updated_at' => $at,
                    ])
                    ->save();
            }
        }
    }

    /**
     * @param  Collection<int, stdClass>  $accounts
     * @param  array<string, int>  $staff
     */
    private function logins(Collection $accounts, array $staff): void
    {
        $rows = [];
        foreach ($accounts as $place => $account) {
            $dice = new Dice((int) $account->id * 13 + 5);
            $at = now()->subMinutes(40 + 190 * (int) $place + $dice->between(0, 120))->toDateTimeString();
            $result = (string) $dice->weighted(['claimed' => 60, 'no_offer' => 22, 'refused' => 10, 'login_failed' => 8]);
            $rows[] = [
                'user_id' => $staff[$dice->pick(['Tom', 'Priya', 'Lena', 'Chloe', 'Zara'])],
                'site_account_id' => $account->id,
                'purpose' => $dice->weighted(['claim_bonus' => 70, 'check_offers' => 20, 'opt_in' => 10]),
                'result' => $result,
                'notes' => [
                    'refused' => 'The bookmaker says promotions are restricted',
                    'login_failed' => 'Password changed, asked the client',
                ][$result] ?? null,
                'logged_in_at' => $at,
                'created_at' => $at,
                'updated_at' => $at,
            ];
        }
        foreach (array_chunk($rows, 500) as $chunk) {
            DB::table('bonus_login_logs')->insert($chunk);
        }
    }

    /**
     * @param  Collection<int, stdClass>  $accounts
     * @param  array<string, int>  $staff
     */
    private function genweb(Collection $accounts, array $staff): void
    {
        $promotions = BonusPromotion::query()->where('status', 'live')->orderBy('id')->get();
        $rows = [];
        foreach ($accounts->where('platform', 'genweb')->values() as $place => $account) {
            $dice = new Dice((int) $account->id * 29 + 3);
            $isBoost = $dice->chance(40);
            $promotion = $promotions->firstWhere('company_id', $account->company_id);
            if (! $isBoost && $promotion === null) {
                continue;
            }
            $at = now()->subMinutes(30 + 260 * (int) $place + $dice->between(0, 200));
            $isCancelled = $dice->chance(7);
            $rows[] = [
                'kind' => $isBoost ? 'boost' : 'bonus',
                'client_id' => $account->client_id,
                'site_account_id' => $account->id,
                'bonus_promotion_id' => $isBoost ? null : $promotion?->id,
                'bonus_rule_id' => $isBoost ? null : $this->rules[$promotion->title ?? ''] ?? null,
                'market' => $isBoost ? $dice->pick(self::MARKETS) : null,
                'amount_cents' => $isBoost ? null : $dice->between(2, 10) * 500,
                'boost_permille' => $isBoost ? $dice->pick([50, 100, 125, 150, 200]) : null,
                'given_by' => $staff[$dice->pick(['Tom', 'Priya', 'Jarrod', 'Nico'])],
                'given_at' => $at,
                'expires_at' => $at->copy()->addDays($dice->between(1, 10)),
                'cancelled_by' => $isCancelled ? $staff['Zara'] : null,
                'cancelled_at' => $isCancelled ? $at->copy()->addMinutes(40) : null,
                'cancel_reason' => $isCancelled ? 'Given to the wrong client' : null,
                'created_at' => $at,
                'updated_at' => $at,
            ];
        }
        foreach (array_chunk($rows, 200) as $chunk) {
            DB::table('genweb_bonuses')->insert($chunk);
        }
    }
}
