<?php

declare(strict_types=1);

namespace Tests\Unit\Support;

use App\Support\LogMask;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

final class LogMaskTest extends TestCase
{
    #[TestWith(['Sent to emma.walsh+bets@example.com.au.', 'Sent to e•••@example.com.au.'])]
    #[TestWith(['GET /?email=emma%40example.com', 'GET /?email=•••'])]
    #[TestWith(['SMS to +61491570156 failed', 'SMS to +•••••• failed'])]
    #[TestWith(['Call 0491 570 156 at 14:05', 'Call •••••• at 14:05'])]
    #[TestWith(['Job 12345 of CallQueuedHandler@call', 'Job 12345 of CallQueuedHandler@call'])]
    #[TestWith(["Broken \xC3 byte", 'Broken ? byte'])]
    public function test_email_addresses_and_long_numbers_are_masked(string $text, string $shown): void
    {
        $this->assertSame($shown, LogMask::hide($text));
    }

    #[TestWith([
        "SQLSTATE[23000]: Integrity constraint violation: 19 UNIQUE constraint failed: clients.email (Connection: sqlite, SQL: insert into \"clients\" (\"note\") values (likes (old)\nhorses)) in /app/x.php:12\nStack trace:\n#0 /app/y.php(3): save()",
        "SQLSTATE[23000]: Integrity constraint violation: 19 UNIQUE constraint failed: clients.email in /app/x.php:12\nStack trace:\n#0 /app/y.php(3): save()",
    ])]
    #[TestWith(["SQLSTATE[23000]: 1062 Duplicate entry 'Emma' for key 'clients_name' (Connection: mariadb, Host: db, SQL: insert (Emma))", "SQLSTATE[23000]: 1062 Duplicate entry '•••' for key 'clients_name'"])]
    #[TestWith(["SQLSTATE[23505]: Unique violation: 7 ERROR: duplicate key\nDETAIL:  Key (name)=(Emma) already exists. (Connection: pgsql, SQL: insert (Emma))", "SQLSTATE[23505]: Unique violation: 7 ERROR: duplicate key\nDETAIL: •••"])]
    #[TestWith(['SQLSTATE[22P02]: 7 ERROR: invalid input syntax for type integer: "Emma"', 'SQLSTATE[22P02]: 7 ERROR: invalid input syntax for type integer: "•••"'])]
    public function test_values_of_a_failed_statement_are_hidden(string $text, string $shown): void
    {
        $this->assertSame($shown, LogMask::hide($text));
    }

    /** A pattern that gives up would hide all of the text. */
    public function test_long_text_is_still_shown(): void
    {
        foreach ([str_repeat('a.b-', 250_000), 'SQLSTATE['.str_repeat(' (Connection: x', 5_000)] as $text) {
            $this->assertTrue($text === LogMask::hide($text));
        }
    }
}
