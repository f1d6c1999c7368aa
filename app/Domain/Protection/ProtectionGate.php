<?php

declare(strict_types=1);

namespace App\Domain\Protection;

use App\Domain\People\PersonDetails;
use App\Enums\BetstopState;
use App\Enums\ConsentChannel;
use App\Enums\GatePurpose;
use App\Models\Client;
use App\Models\DbClient;
use App\Models\Lead;
use App\Models\Withdrawal;
use App\Support\OperationRefusedException;
use Carbon\CarbonImmutable;
use Generator;
use Illuminate\Database\Eloquent\Model;

/**
 * Decides whether a person may be contacted, credited, or given a bonus or an account. Every message, credit, bonus and account asks
 * it (GateIsUsedTest). The facts are read under the caller's locks; the rules are GateRules.
 *
 * `decide…` only answers, for pages. `check…` also writes the receipt and is for actions.
 */
final readonly class ProtectionGate
{
    private const PASS = 1_000;

    public function __construct(private GateInputReader $reader, private ExcludedPeople $excluded, private LimitRule $limits, private Receipts $receipts) {}

    /** @param  int|null  $cents  of the credit, for the client's limits */
    public function decide(Client $client, GatePurpose $purpose, ?int $cents = null): Decision
    {
        $at = CarbonImmutable::now();

        return self::decision($this->reader->ofClient($client, $purpose), $purpose, $at, $cents, $this->limits->checks($client, $purpose, $cents ?? 0, $at));
    }

    /** For a person without a record. */
    public function decidePerson(PersonDetails $person, GatePurpose $purpose): Decision
    {
        return self::decision($this->reader->ofPerson($person, $purpose), $purpose, CarbonImmutable::now());
    }

    /** For a call to one number of a lead or DB client. */
    public function decideCall(Lead|DbClient $person, string $number): Decision
    {
        $known = $this->reader->ofRecord($person, GatePurpose::Call);
        $consent = ConsentReader::toCall($person, $number);
        $clearUntil = $this->reader->clearUntilOf($person);
        $input = new GateInput(
            $known->person,
            $known->type,
            $known->id,
            isDeleted: $known->isDeleted,
            isBarred: $known->isBarred,
            betstopState: $known->betstopState === BetstopState::Unchecked && $clearUntil !== null
                ? BetstopState::Clear
                : $known->betstopState,
            clearUntil: $clearUntil,
            exclusions: $known->exclusions,
            suppressed: $known->suppressed,
            consents: $consent === null ? [] : [ConsentChannel::Phone->value => $consent],
            number: $number,
        );

        return self::decision($input, GatePurpose::Call, CarbonImmutable::now());
    }

    /**
     * The DB clients who can be put on a call list. The gate decides again about each call, also by its number, consent and hour.
     * Uncertain matches of the others wait for a colleague from now on.
     *
     * @param  list<int>  $dbClientIds  up to a few thousand
     * @return list<int>
     */
    public function listable(array $dbClientIds): array
    {
        $at = CarbonImmutable::now();
        $refused = [];
        foreach ($this->reader->ofDbClients($dbClientIds, GatePurpose::Call) as $id => $input) {
            $refusals = GateRules::exclusions($input, GatePurpose::Call);
            if ($refusals !== []) {
                $refused[$id] = new Decision($input, GatePurpose::Call, $at, $refusals);
            }
        }
        $this->receipts->write($refused);

        return array_values(array_diff($dbClientIds, array_keys($refused)));
    }

    /** @param  Model  $subject  the message, bonus or payment */
    public function check(Client $client, GatePurpose $purpose, Model $subject, ?int $cents = null): Decision
    {
        return $this->record($this->decide($client, $purpose, $cents), $subject);
    }

    /** @throws OperationRefusedException when the gate refuses */
    public function pass(Client $client, GatePurpose $purpose, Model $subject, ?int $cents = null): void
    {
        $why = $this->check($client, $purpose, $subject, $cents)->why();
        if ($why !== null) {
            throw new OperationRefusedException($why);
        }
    }

    /** Writes the receipt of a decision, once its subject exists. Uncertain matches wait for a colleague from now on. */
    public function record(Decision $decision, ?Model $subject = null): Decision
    {
        $this->receipts->write([$decision], $subject);

        return $decision;
    }

    /**
     * Writes a receipt for each withdrawal, so that it shows what was known of its client. The gate refuses none.
     *
     * @param  array<int, Withdrawal>  $withdrawals  by id
     */
    public function recordWithdrawals(array $withdrawals): void
    {
        $clientIds = array_map(static fn (Withdrawal $withdrawal): int => $withdrawal->client_id, $withdrawals);
        $decisions = $this->decideMany(array_values(array_unique($clientIds)), GatePurpose::Withdrawal);
        $this->receipts->write(array_map(static fn (int $clientId): Decision => $decisions[$clientId], $clientIds), $withdrawals);
    }

    /**
     * Decides about many clients, with the same answers as a decision for each.
     *
     * @param  list<int>  $clientIds
     * @param  int|null  $cents  of each credit, for the clients' limits
     * @return array<int, Decision> by id, without unknown ids
     */
    public function decideMany(array $clientIds, GatePurpose $purpose, ?int $cents = null): array
    {
        return iterator_to_array($this->decideEach($clientIds, $purpose, $cents));
    }

    /**
     * The same without keeping the decisions, for a pass over many thousands.
     *
     * @param  list<int>  $clientIds
     * @return Generator<int, Decision> by id
     */
    public function decideEach(array $clientIds, GatePurpose $purpose, ?int $cents = null): Generator
    {
        $at = CarbonImmutable::now();
        $index = count($clientIds) > NearbyRowReader::MOST ? $this->excluded->all($purpose) : null;
        foreach (array_chunk($clientIds, self::PASS) as $ids) {
            $limits = $this->limits->checksOfMany($ids, $purpose, $cents ?? 0, $at);
            foreach ($this->reader->ofClients($ids, $purpose, $index) as $id => $input) {
                yield $id => self::decision($input, $purpose, $at, $cents, $limits[$id] ?? []);
            }
        }
    }

    /**
     * @param  list<int>  $clientIds
     * @return array<int, Decision> by id
     */
    public function checkMany(array $clientIds, GatePurpose $purpose): array
    {
        $decisions = $this->decideMany($clientIds, $purpose);
        $this->receipts->write($decisions);

        return $decisions;
    }

    /** @param  list<LimitCheck>  $limits */
    private static function decision(GateInput $input, GatePurpose $purpose, CarbonImmutable $at, ?int $cents = null, array $limits = []): Decision
    {
        $above = array_values(array_filter(array_map(static fn (LimitCheck $check): ?Refusal => $check->refusal, $limits)));

        return new Decision($input, $purpose, $at, [...GateRules::refusals($input, $purpose, $at), ...$above], $cents, $limits);
    }
}
