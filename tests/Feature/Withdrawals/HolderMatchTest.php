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
    #[TestWith(['', HolderLikeness::Other])]
    public function test_it_says_whether_the_account_is_the_clients(string $holder, HolderLikeness $likeness): void
    {
        $match = HolderMatch::of($holder, 'Emma', 'Walsh');

        $this->assertSame($likeness, $match->likeness, $match->reason);
        $this->assertNotSame('', $match->reason);
    }
}
