<?php

declare(strict_types=1);

namespace Tests\Feature\Matches;

use App\Domain\People\MatchCandidate;
use App\Domain\People\MatchFinder;
use App\Domain\People\PairScorer;
use App\Models\Client;
use Illuminate\Foundation\Testing\RefreshDatabase;
use PHPUnit\Framework\Attributes\TestWith;
use Tests\Support\Matching\PairFile;
use Tests\TestCase;

/** Quality of the person matching on pairs that no weight or rule was chosen by (docs/decisions/0040). */
final class HeldOutPairsTest extends TestCase
{
    use RefreshDatabase;

    #[TestWith([MatchCandidate::LIKELY, 0.99, 0.97])]
    #[TestWith([MatchFinder::LEAST, 0.95, 0.97])]
    public function test_precision_and_recall_stay_above_the_floor(int $least, float $leastPrecision, float $leastRecall): void
    {
        $scored = array_map(static fn (array $pair): array => [$pair[0], $pair[1], (new PairScorer)->score($pair[2], $pair[3])[0]], PairFile::read('held-out'));

        [$precision, $recall, $wrong] = PairFile::measure($scored, $least);

        $this->assertGreaterThanOrEqual(300, count($scored));
        $this->assertGreaterThanOrEqual($leastPrecision, $precision, "Wrong from {$least}: ".implode('; ', $wrong));
        $this->assertGreaterThanOrEqual($leastRecall, $recall, "Wrong from {$least}: ".implode('; ', $wrong));
    }

    public function test_finder_looks_up_the_pairs_that_the_scorer_suggests(): void
    {
        $missed = [];
        $count = 0;
        foreach (PairFile::read('held-out') as [$isSame, $kind, $left, $right]) {
            // Only clients have bank accounts as evidence. MatchFinderTest covers them.
            if (! $isSame || $left->bankFingerprints !== [] || (new PairScorer)->score($left, $right)[0] < MatchFinder::LEAST) {
                continue;
            }
            $count++;
            $client = Client::factory()->createOne([
                'first_name' => $left->firstName, 'last_name' => $left->lastName, 'preferred_name' => null, 'date_of_birth' => $left->dateOfBirth, 'email' => $left->email,
                'mobile_e164' => $left->phones[0] ?? null, 'address' => $left->address, 'postcode' => $left->postcode, 'state' => $left->state,
            ]);
            $found = app(MatchFinder::class)->find($right, ['client']);
            if (! in_array($client->id, array_column($found, 'id'), true)) {
                $missed[] = "{$kind}: {$left->fullName()} – {$right->fullName()}";
            }
        }

        $this->assertGreaterThan(180, $count);
        $this->assertSame([], $missed);
    }
}
