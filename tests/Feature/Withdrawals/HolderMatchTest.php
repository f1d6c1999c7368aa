<?php

declare(strict_types=1);

namespace Tests\Feature\Withdrawals;

use App\Enums\HolderLikeness;
use App\Services\Withdrawals\HolderMatch;
use PHPUnit\Framework\Attributes\TestWith;
use Tests\TestCase;

final class HolderMatchTest extends TestCase
{
    #[TestWith(['Emma Walsh', HolderLikeness::Same])]
    #[TestWith(['MRS EMMA WALSH', HolderLikeness::Same])]
    #[TestWith(['EMMA JANE WALSH', HolderLikeness::Same])]
    #[TestWith(['WALSH EMMA', HolderLikeness::Same])]
    #[TestWith(['Walsh, Emma', HolderLikeness::Same])]
    #[TestWith(['EMMA & JOHN WALSH', HolderLikeness::Same])]
    #[TestWith(['J WALSH AND E WALSH', HolderLikeness::Similar])]
    #[TestWith(['E WALSH', HolderLikeness::Similar])]
    #[TestWith(['EMMA WALHS', HolderLikeness::Similar])]
    #[TestWith(['JOHN WALSH', HolderLikeness::Other])]
    #[TestWith(['EMMA NGUYEN', HolderLikeness::Other])]
    #[TestWith(['WALSH HOLDINGS PTY LTD', HolderLikeness::Other])]
    #[TestWith(['J SMITH', HolderLikeness::Other])]
    #[TestWith(['JOHN SMITH; EMMA WALSH', HolderLikeness::Same])]
    #[TestWith(['ESTATE OF EMMA WALSH', HolderLikeness::Other])]
    #[TestWith(['EMMA WALSH ATF JOHN WALSH', HolderLikeness::Other])]
    #[TestWith(['EMMA WALSH & SONS', HolderLikeness::Other])]
    #[TestWith(['', HolderLikeness::Other])]
    public function test_it_says_whether_the_account_is_the_clients(string $holder, HolderLikeness $likeness): void
    {
        $match = HolderMatch::of($holder, 'Emma', 'Walsh');

        $this->assertSame($likeness, $match->likeness, $match->reason);
        $this->assertNotSame('', $match->reason);
    }

    #[TestWith(['Ingrid De Souza', HolderLikeness::Same])]
    #[TestWith(['INGRID MARIA DE SOUZA', HolderLikeness::Same])]
    #[TestWith(['I DE SOUZA', HolderLikeness::Similar])]
    #[TestWith(['PAULO DE SOUZA', HolderLikeness::Other])]
    #[TestWith(['De Souza', HolderLikeness::Other])]
    public function test_it_knows_a_surname_of_several_words(string $holder, HolderLikeness $likeness): void
    {
        $match = HolderMatch::of($holder, 'Ingrid', 'De Souza');

        $this->assertSame($likeness, $match->likeness, $match->reason);
    }
}
