<?php

declare(strict_types=1);

namespace Database\Seeders\Demo;

use App\Actions\Matches\DecideMatches;
use App\Actions\Matches\MergeClients;
use App\Actions\Matches\UndoMerge;
use App\Domain\Clients\PinGenerator;
use App\Domain\Matches\MatchSuggester;
use App\Enums\MatchStatus;
use App\Enums\StaffRole;
use App\Models\MatchSuggestion;
use App\Models\User;
use Illuminate\Support\Facades\Auth;
use Illuminate\Support\Facades\DB;
use stdClass;

/** Clients with a second account: under a short name, with a typing error, or with the same phone. */
final class MatchSeeder
{
    private const PAIRS = 24;

    /** The first clients stay as they are. */
    private const FIRST = 12;

    private const SHORT = [
        'William' => 'Bill',
        'Michael' => 'Mick',
        'Elizabeth' => 'Liz',
        'Matthew' => 'Matt',
        'Jessica' => 'Jess',
        'Thomas' => 'Tom',
        'Daniel' => 'Dan',
        'Joshua' => 'Josh',
        'James' => 'Jim',
        'Nicholas' => 'Nick',
        'Benjamin' => 'Ben',
        'Olivia' => 'Liv',
    ];

    public function __construct(
        private readonly MatchSuggester $suggest,
        private readonly DecideMatches $decide,
        private readonly MergeClients $merge,
        private readonly UndoMerge $undo,
        private readonly PinGenerator $pins,
    ) {}

    public function run(): void
    {
        $analyst = User::query()->whereHas('role', static fn ($role) => $role->where('name', StaffRole::RiskAnalyst->value))->orderBy('id')->firstOrFail();
        Auth::setUser($analyst);
        $pairs = $this->twins();
        foreach ($pairs as [, $twin]) {
            $this->suggest->for('client', (int) $twin->id);
        }
        $this->ofAnImport();
        $this->decideSome($analyst);
        $this->merges($analyst, $pairs);
        Auth::forgetUser();
    }

    /** @return list<array{stdClass, stdClass}> */
    private function twins(): array
    {
        $people = DB::table('clients')
            ->where('status', 'active')
            ->whereNull('deleted_at')
            ->where('betstop_state', 'clear')
            ->where('id', '>', self::FIRST)
            // Their forms have their names.
            ->whereNotIn('id', DB::table('rsg_form_submissions')->whereNotNull('client_id')->select('client_id'))
            ->orderBy('id')
            ->limit(4 * self::PAIRS)
            ->get()
            ->values()
            ->all();
        $pairs = [];
        for ($at = 0; $at + 1 < count($people) && count($pairs) < self::PAIRS; $at += 4) {
            [$one, $twin] = [$people[$at], $people[$at + 1]];
            $dice = new Dice($one->id * 31 + 11);
            DB::table('clients')->where('id', $twin->id)->update([
                'first_name' => $this->otherName($one->first_name, $dice), 'last_name' => $one->last_name,
                'date_of_birth' => $dice->chance(80) ? $one->date_of_birth : null,
                ...($dice->chance(45) ? ['mobile_e164' => $one->mobile_e164] : []),
                ...($dice->chance(40) ? ['address' => $one->address, 'suburb' => $one->suburb, 'state' => $one->state, 'postcode' => $one->postcode] : []),
            ]);
            $this->shareDevice((int) $one->id, (int) $twin->id);
            $pairs[] = [$one, $twin];
        }

        return $pairs;
    }

    private function otherName(string $name, Dice $dice): string
    {
        return self::SHORT[$name] ?? match ($dice->between(1, 3)) {
            1 => $name,
            2 => mb_substr($name, 0, 2).mb_substr($name, 1),
            default => mb_substr($name, 0, -1),
        };
    }

    /** The second account was used on the phone of the first, and on an unrelated phone. */
    private function shareDevice(int $oneId, int $twinId): void
    {
        $seen = DB::table('ip_sightings')->where('client_id', $oneId)->first();
        if ($seen !== null) {
            $came = DB::table('clients')->where('id', $twinId)->value('created_at');
            $since = ['first_seen_at' => $came, 'created_at' => $came, 'updated_at' => $came];
            DB::table('ip_sightings')->insertOrIgnore([...array_diff_key((array) $seen, ['id' => true]), ...$since, 'client_id' => $twinId, 'hits' => 3]);
        }
        $bank = DB::table('bank_accounts')->where('client_id', $twinId)->first();
        $further = DB::table('clients')->where('id', '>', $twinId)->where('status', 'active')->orderBy('id')->value('id');
        if ($bank !== null && $further !== null) {
            DB::table('bank_accounts')->insertOrIgnore([...array_diff_key((array) $bank, ['id' => true]), 'client_id' => $further]);
        }
    }

    private function ofAnImport(): void
    {
        $leads = DB::table('leads')->whereNull('deleted_at')->whereNull('client_id')->orderBy('id')->limit(6)->pluck('id')->all();
        $clients = DB::table('clients')
            ->whereNull('deleted_at')
            ->where('status', 'active')
            ->orderByDesc('id')
            ->limit(count($leads))
            ->get(['first_name', 'last_name', 'date_of_birth', 'mobile_e164'])
            ->values()
            ->all();
        $import = DB::table('imports')->orderByDesc('id')->value('id');
        foreach ($clients as $at => $client) {
            DB::table('leads')->where('id', $leads[$at])->update([...(array) $client, ...($at % 2 === 0 ? ['mobile_e164' => null] : [])]);
            $this->suggest->for('lead', (int) $leads[$at], $import === null ? null : (int) $import);
        }
    }

    private function decideSome(User $analyst): void
    {
        $ids = MatchSuggestion::query()->where('pair', 'client-client')->orderBy('score')->orderBy('id')->pluck('id');
        $each = max(1, min(5, intdiv($ids->count(), 4)));
        $this->decide->handle(
            array_values($ids->slice(-$each)->all()),
            MatchStatus::Suggested,
            MatchStatus::Confirmed,
            'Same date of birth on both licences',
            $analyst,
        );
        $this->decide->handle(
            array_values($ids->take($each)->all()),
            MatchStatus::Suggested,
            MatchStatus::Rejected,
            'Cousins; both showed a licence',
            $analyst,
        );
    }

    /**
     * One merge of an account that was opened twice, and one that was undone.
     *
     * @param  list<array{stdClass, stdClass}>  $pairs
     */
    private function merges(User $analyst, array $pairs): void
    {
        if (count($pairs) < 2) {
            return;
        }
        [$one] = $pairs[0];
        $twice = DB::table('clients')->insertGetId([
            ...array_diff_key((array) $one, ['id' => true]),
            'pin' => $this->pins->draw(),
            'balance_cents' => 0,
            'account_manager_id' => null,
        ]);
        $account = DB::table('site_accounts')->where('client_id', $one->id)->whereNotNull('username')->orderBy('id')->first();
        if ($account !== null) {
            DB::table('site_accounts')->insert([
                ...array_diff_key((array) $account, ['id' => true]),
                'client_id' => $twice,
                'username' => "{$account->username}2",
                'balance_cents' => 0,
            ]);
        }
        $this->suggest->for('client', $twice);
        $match = MatchSuggestion::query()->where(['left_id' => $one->id, 'right_id' => $twice])->first();
        $this->merge->handle((int) $one->id, $twice, [], 'Opened twice on the same evening', $analyst, $match);

        [$left, $right] = $pairs[1];
        $this->undo->handle($this->merge->handle((int) $left->id, (int) $right->id, ['first_name'], 'Looked like one person', $analyst), $analyst);
    }
}
