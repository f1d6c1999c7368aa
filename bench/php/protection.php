<?php

declare(strict_types=1);

// Measures the protection of excluded people on the configured database, beside plain SQL that does the least of the same; prints
// JSON. Arguments: the rounds of each pass, and the people whose registration is enforced. It changes the data set (SQLite only): the
// copies of a person become different people, registered people stay registered, and checks are added.
//
// - gate: decisions about 100,000 clients for a marketing SMS, beside one statement with the rules that SQL can express (marks, status,
//   opt-out, the latest BetStop check, and exact matches of name and date of birth)
// - registration: from the notice's call until the gate refuses every account of the person, without waiting for a queue worker,
//   beside a transaction that finds and marks the accounts
// - nightly: checks of open accounts with a register that answers at once, beside reading and inserting the same rows

use App\Actions\Intake\ReceiveBetstopUpdate;
use App\Actions\Rsg\AdvanceBetstopRun;
use App\Domain\Protection\ProtectionGate;
use App\Enums\BetstopRunKind;
use App\Enums\GatePurpose;
use App\Models\BetstopRun;
use App\Models\BetstopUpdate;
use App\Models\Client;
use Carbon\CarbonImmutable;
use Illuminate\Foundation\Application;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Str;

/** @var Application $app */
$app = require __DIR__.'/boot.php';

[, $rounds, $people] = array_map(intval(...), [...$argv, '3', '20']);
const RECIPIENTS = 100_000;
const NIGHTLY_CALLS = 50;
const COMPARED = 300;

// Jobs run in this process, right after the commit.
config(['queue.default' => 'sync']);
$gate = $app->make(ProtectionGate::class);
$median = static function (array $values): float {
    sort($values);

    return (float) $values[intdiv(count($values), 2)];
};
$timed = static function (Closure $work): float {
    $start = hrtime(true);
    $work();

    return (hrtime(true) - $start) / 1e9;
};

distinct_people();

// Answers of the register that are still valid, without which no marketing is allowed.
DB::update("update betstop_checks set valid_until = ? where result = 'clear'", [now()->addYear()->toDateTimeString()]);
DB::update("update clients set betstop_state = 'clear' where betstop_state = 'unchecked' and id in (select person_id from betstop_checks where person_type = 'client' and result = 'clear')");

// In contact hours, so that the other rules decide.
CarbonImmutable::setTestNow(CarbonImmutable::parse('next tuesday 13:00', 'Australia/Melbourne')->utc());
$ids = array_values(array_map(intval(...), DB::table('clients')->whereNull('deleted_at')->where('id', '>', (int) (DB::table('clients')->max('id') / 3))->orderBy('id')->limit(RECIPIENTS)->pluck('id')->all()));
$passes = ['ours' => [], 'base' => []];
$decisions = [];
$allowed = 0;
for ($round = 0; $round < $rounds; $round++) {
    $passes['ours'][] = $timed(static function () use ($gate, $ids, &$decisions): void {
        foreach ($gate->decideEach($ids, GatePurpose::MarketingSms) as $id => $decision) {
            $decisions[$id] = implode(' ', array_column($decision->refusals, 'code'));
        }
    });
    $passes['base'][] = $timed(static function () use ($ids, &$allowed): void {
        $allowed = plain_pass($ids[0], $ids[count($ids) - 1]);
    });
}
$peak = memory_get_peak_usage(true) / 2 ** 20;

$different = 0;
foreach (array_rand(array_flip($ids), COMPARED) as $id) {
    $one = $gate->decide(Client::query()->findOrFail($id), GatePurpose::MarketingSms);
    $different += (int) (implode(' ', array_column($one->refusals, 'code')) !== $decisions[$id]);
}
$passed = count(array_keys($decisions, '', true));
CarbonImmutable::setTestNow();

$seconds = ['ours' => [], 'base' => []];
$late = 0;
$clients = Client::query()->where('betstop_state', '!=', 'registered')->where('is_barred', false)->where('status', '!=', 'closed')->whereNotNull('mobile_e164')->inRandomOrder()->limit($people * 2)->get();
foreach ($clients->chunk(2) as $pair) {
    [$client, $other] = array_values($pair->all());
    $notice = new BetstopUpdate([
        'external_id' => 'bench-'.Str::uuid(), 'first_name' => $client->first_name, 'last_name' => $client->last_name, 'date_of_birth' => $client->date_of_birth, 'mobile_e164' => $client->mobile_e164,
        'email' => $client->email, 'postcode' => $client->postcode, 'change' => 'registered', 'effective_at' => now(), 'received_at' => now(),
    ]);
    $seconds['ours'][] = $timed(static fn () => $app->make(ReceiveBetstopUpdate::class)->handle($notice));
    foreach (Client::query()->where('first_name', $client->first_name)->where('last_name', $client->last_name)->where('date_of_birth', $client->date_of_birth)->get() as $account) {
        $late += (int) $gate->decide($account, GatePurpose::ServiceSms)->isAllowed();
    }
    $seconds['base'][] = $timed(static fn () => plain_registration($other));
}

config(['paddock.betstop.driver' => 'simulated', 'paddock.betstop.simulated.delay_milliseconds' => 0, 'paddock.betstop.simulated.error_rate' => 0.0]);
$run = BetstopRun::query()->create(['kind' => BetstopRunKind::Nightly, 'total_rows' => 0]);
$nightly = $timed(static function () use ($app, $run): void {
    for ($call = 0; $call < NIGHTLY_CALLS && $app->make(AdvanceBetstopRun::class)->handle($run->id); $call++) {
        continue;
    }
});
$run->refresh();
$checked = $run->processed_rows;
$base = $timed(static fn () => plain_checks($run->cursor, $checked));
$run->update(['status' => 'failed']);

echo json_encode([
    'clients' => DB::table('clients')->count(),
    'gate' => ['recipients' => count($ids), 'allowed' => $passed, 'plain_allowed' => $allowed, 'seconds' => $median($passes['ours']), 'plain_seconds' => $median($passes['base']), 'peak_mb' => $peak, 'compared' => COMPARED, 'different' => $different],
    'registration' => ['people' => $people, 'not_enforced' => $late, 'seconds' => $median($seconds['ours']), 'worst_seconds' => max([0.0, ...$seconds['ours']]), 'plain_seconds' => $median($seconds['base'])],
    'nightly' => ['checked' => $checked, 'seconds' => $nightly, 'plain_seconds' => $base, 'due' => AdvanceBetstopRun::due()->count()],
], JSON_THROW_ON_ERROR | JSON_PRETTY_PRINT).PHP_EOL;

/** The data set has each person fifty times. Gives every copy a last name and a date of birth of its own. */
function distinct_people(): void
{
    $stride = (int) DB::table('clients')->whereRaw('length(pin) < 7')->max('id');
    $first = DB::table('clients')->find(1);
    if ($first === null || DB::table('clients')->where(['first_name' => $first->first_name, 'last_name' => $first->last_name, 'date_of_birth' => $first->date_of_birth])->count() < 2) {
        return;
    }
    $ends = ['nt', 'rdale', 'skov', 'lmont', 'vich', 'ton', 'ham', 'ley'];
    $middles = ['a', 'e', 'i', 'o', 'u', 'y', 'ae'];
    for ($copy = 1; $copy * $stride < DB::table('clients')->max('id'); $copy++) {
        DB::update('update clients set last_name = last_name || ?, date_of_birth = date(date_of_birth, ?) where id > ? and id <= ?', [
            $middles[$copy % 7].$ends[intdiv($copy, 7) % 8], '-'.($copy * 37).' days', $copy * $stride, ($copy + 1) * $stride,
        ]);
    }
}

/** How many clients in this range may get a marketing SMS by the rules that one statement can express. */
function plain_pass(int $first, int $last): int
{
    $now = CarbonImmutable::now()->toDateTimeString();

    return (int) DB::selectOne(<<<'SQL'
        select count(*) as allowed from clients c
        where c.id between ? and ? and c.deleted_at is null and c.status <> 'closed' and not c.is_barred and c.betstop_state = 'clear' and c.sms_opted_out_at is null
        and c.mobile_e164 like '+614%'
        and exists (select 1 from betstop_checks b where b.person_type = 'client' and b.person_id = c.id and b.result = 'clear' and b.valid_until > ?
            and b.id = (select max(l.id) from betstop_checks l where l.person_type = 'client' and l.person_id = c.id and l.result <> 'error'))
        and not exists (select 1 from consents s where s.person_type = 'client' and s.person_id = c.id and s.channel = 'sms' and s.basis = 'none'
            and s.id = (select max(t.id) from consents t where t.person_type = 'client' and t.person_id = c.id and t.channel = 'sms'))
        and not exists (select 1 from rsg_events e where e.client_id = c.id and e.severity = 'high' and e.status in ('open', 'reviewing'))
        and not exists (select 1 from rsg_form_submissions f where f.client_id = c.id and f.form_type in ('self_exclusion', 'time_out') and f.resolved_at is null)
        and not exists (select 1 from barred_entries x where x.status = 'active' and x.last_name = c.last_name and x.first_name = c.first_name and x.date_of_birth = c.date_of_birth)
        and not exists (select 1 from betstop_updates u where u.change <> 'ended' and u.date_of_birth = c.date_of_birth and u.last_name = c.last_name and u.first_name = c.first_name)
        SQL, [$first, $last, $now])->allowed;
}

/** Finds the person's accounts by name and date of birth or by mobile, and marks them. */
function plain_registration(Client $client): void
{
    DB::transaction(static function () use ($client): void {
        $ids = DB::table('clients')->where(static fn ($same) => $same->where(['last_name' => $client->last_name, 'first_name' => $client->first_name, 'date_of_birth' => $client->date_of_birth]))
            ->union(DB::table('clients')->where('mobile_e164', $client->mobile_e164)->select('id'))->select('id')->pluck('id');
        DB::table('clients')->whereIn('id', $ids)->update(['betstop_state' => 'registered']);
        DB::table('suppressions')->insertOrIgnore(['channel' => 'sms', 'value_hash' => hash('sha256', (string) $client->mobile_e164), 'reason' => 'betstop', 'created_at' => now(), 'updated_at' => now()]);
    });
}

/** Reads as many open accounts up to this client, and inserts an answer for each, a hundred at a time. */
function plain_checks(int $last, int $count): void
{
    $at = now()->toDateTimeString();
    foreach (array_chunk(DB::table('clients')->where('id', '<=', $last)->where('status', '!=', 'closed')->orderByDesc('id')->limit($count)->get(['id', 'first_name', 'last_name', 'date_of_birth', 'mobile_e164', 'email'])->all(), 100) as $batch) {
        DB::transaction(static fn () => DB::table('betstop_checks')->insert(array_map(static fn (stdClass $client): array => [
            'person_type' => 'client', 'person_id' => $client->id, 'purpose' => 'periodic', 'request_hash' => hash('sha256', $client->first_name.$client->last_name), 'result' => 'clear',
            'checked_at' => $at, 'valid_until' => $at, 'evidence' => '{}', 'created_at' => $at,
        ], $batch)));
    }
}
