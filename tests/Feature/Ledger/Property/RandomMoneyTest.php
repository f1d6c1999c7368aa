<?php

declare(strict_types=1);

namespace Tests\Feature\Ledger\Property;

final class RandomMoneyTest extends RandomMoneyTestCase {}
