<?php

declare(strict_types=1);

namespace Tests\Feature\Matches;

use App\Domain\People\CandidateBlocks;
use App\Domain\People\MatchReason;
use App\Domain\People\MatchReasonKind;
use App\Domain\People\PairScorer;
use App\Domain\People\PersonDetails;
use App\Domain\People\PersonReader;
use App\Models\Client;
use App\Models\DbAddress;
use Tests\Feature\DbClients\DbClientTestCase;

/** A client at a former address of a DB client may be the same person. */
final class FormerAddressTest extends DbClientTestCase
{
    public function test_former_address_of_a_db_client_matches_a_client(): void
    {
        $client = Client::factory()->createOne(['first_name' => 'Harriet', 'last_name' => 'Okafor', 'date_of_birth' => null, 'address' => '3/12 Alma St', 'postcode' => '3065']);
        $dbClient = $this->dbClient(['first_name' => 'Hattie', 'last_name' => 'Okafor', 'date_of_birth' => null]);
        DbAddress::factory()->createOne(['db_client_id' => $dbClient->id, 'line' => 'Unit 3, 12 Alma Street', 'postcode' => '3065', 'from_on' => '2015-01-01']);
        DbAddress::factory()->createOne(['db_client_id' => $dbClient->id, 'line' => '7 Peel Street', 'postcode' => '3000', 'from_on' => '2022-01-01']);

        $mine = app(PersonReader::class)->of('client', [$client->id])[$client->id];
        foreach ([app(PersonReader::class)->of('db_client', [$dbClient->id])[$dbClient->id], PersonDetails::ofDbClient($dbClient)] as $facts) {
            $this->assertSame(['7 Peel Street', [['Unit 3, 12 Alma Street', '3065']]], [$facts->address, $facts->formerAddresses]);
            foreach ([[$mine, $facts], [$facts, $mine]] as [$left, $right]) {
                $kinds = array_map(static fn (MatchReason $reason): MatchReasonKind => $reason->kind, app(PairScorer::class)->score($left, $right)[1]);
                $this->assertContains(MatchReasonKind::Address, $kinds);
            }
            $this->assertContains($client->id, app(CandidateBlocks::class)->ids('client', $facts));
        }
    }
}
