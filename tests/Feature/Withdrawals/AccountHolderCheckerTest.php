<?php

declare(strict_types=1);

namespace Tests\Feature\Withdrawals;

use App\Domain\Withdrawals\AccountHolderChecker;
use App\Enums\HolderNameMatch;
use PHPUnit\Framework\Attributes\TestWith;
use Tests\TestCase;

final class AccountHolderCheckerTest extends TestCase
{
    #[TestWith(['Emma Walsh', HolderNameMatch::Same])]
    #[TestWith(['MRS EMMA WALSH', HolderNameMatch::Same])]
    #[TestWith(['EMMA JANE WALSH', HolderNameMatch::Same])]
    #[TestWith(['WALSH EMMA', HolderNameMatch::Same])]
    #[TestWith(['Walsh, Emma', HolderNameMatch::Same])]
    #[TestWith(['EMMA & JOHN WALSH', HolderNameMatch::Same])]
    #[TestWith(['J WALSH AND E WALSH', HolderNameMatch::Similar])]
    #[TestWith(['E WALSH', HolderNameMatch::Similar])]
    #[TestWith(['EMMA WALHS', HolderNameMatch::Similar])]
    #[TestWith(['JOHN WALSH', HolderNameMatch::Other])]
    #[TestWith(['EMMA NGUYEN', HolderNameMatch::Other])]
    #[TestWith(['WALSH HOLDINGS PTY LTD', HolderNameMatch::Other])]
    #[TestWith(['J SMITH', HolderNameMatch::Other])]
    #[TestWith(['JOHN SMITH; EMMA WALSH', HolderNameMatch::Same])]
    #[TestWith(['ESTATE OF EMMA WALSH', HolderNameMatch::Other])]
    #[TestWith(['EMMA WALSH ATF JOHN WALSH', HolderNameMatch::Other])]
    #[TestWith(['EMMA WALSH & SONS', HolderNameMatch::Other])]
    #[TestWith(['', HolderNameMatch::Other])]
    public function test_holder_name_is_compared_with_the_client(string $holder, HolderNameMatch $nameMatch): void
    {
        [$result, $reason] = AccountHolderChecker::check($holder, 'Emma', 'Walsh');

        $this->assertSame($nameMatch, $result, $reason);
        $this->assertNotSame('', $reason);
    }

    #[TestWith(['Ingrid De Souza', HolderNameMatch::Same])]
    #[TestWith(['INGRID MARIA DE SOUZA', HolderNameMatch::Same])]
    #[TestWith(['I DE SOUZA', HolderNameMatch::Similar])]
    #[TestWith(['PAULO DE SOUZA', HolderNameMatch::Other])]
    #[TestWith(['De Souza', HolderNameMatch::Other])]
    public function test_surname_of_several_words_is_recognised(string $holder, HolderNameMatch $nameMatch): void
    {
        [$result, $reason] = AccountHolderChecker::check($holder, 'Ingrid', 'De Souza');

        $this->assertSame($nameMatch, $result, $reason);
    }
}
