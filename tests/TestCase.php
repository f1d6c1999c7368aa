<?php

declare(strict_types=1);

namespace Tests;

use Illuminate\Foundation\Testing\TestCase as FrameworkTestCase;

abstract class TestCase extends FrameworkTestCase
{
    /** Commands run for real in tests: Laravel's own stand-in for the console needs Mockery. */
    public $mockConsoleOutput = false;

    protected function setUp(): void
    {
        parent::setUp();

        $this->withoutVite();
        // A second, or a one-time code's half minute, that ends in the middle of a test would fail it now and then.
        $this->freezeSecond();
    }
}
