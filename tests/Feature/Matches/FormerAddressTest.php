<?php

declare(strict_types=1);

namespace Tests\Feature\Matches;

use App\Models\Client;
use App\Models\DbAddress;
use App\Services\Matching\CandidateBlocks;
use App\Services\Matching\FactsReader;
use App\Services\Matching\MatchReason;
use App\Services\Matching\MatchReasonKind;
use App\Services\Matching\PairScorer;
use App\Services\Matching\PersonFacts;
use Tests\Feature\DbClients\ProspectTestCase;

/** A client who moved in where a prospect lived before may be the prospect. */
final class FormerAddressTest extends ProspectTestCase
{
    public function test_every_address_of_a_prospect_counts_and_leads_to_the_client(): void
    {
        $client = Client::factory()->createOne(['first_name' => 'Harriet', 'last_name' => 'Okafor', 'date_of_birth' => null, 'address' => '3/12 Alma St', 'postcode' => '3065']);
        $prospect = $this->prospect(['first_name' => 'Hattie', 'last_name' => 'Okafor', 'date_of_birth' => null]);
        DbAddress::factory()->createOne(['db_client_id' => $prospect->id, 'line' => 'Unit 3, 12 Alma Street', 'postcode' => '3065', 'from_on' => '2015-01-01']);
        DbAddress::factory()->createOne(['db_client_id' => $prospect->id, 'line' => '7 Peel Street', 'postcode' => '3000', 'from_on' => '2022-01-01']);

        $mine = app(FactsReader::class)->of('client', [$client->id])[$client->id];
        foreach ([app(FactsReader::class)->of('db_client', [$prospect->id])[$prospect->id], PersonFacts::ofDbClient($prospect)] as $facts) {
            $this->assertSame(['7 Peel Street', [['Unit 3, 12 Alma Street', '3065']]], [$facts->address, $facts->formerAddresses]);
            foreach ([[$mine, $facts], [$facts, $mine]] as [$left, $right]) {
                $kinds = array_map(static fn (MatchReason $reason): MatchReasonKind => $reason->kind, app(PairScorer::class)->score($left, $right)[1]);
                $this->assertContains(MatchReasonKind::Address, $kinds);
            }
            $this->assertContains($client->id, app(CandidateBlocks::class)->ids('client', $facts));
        }
    }
}
