<?php

declare(strict_types=1);

namespace Tests\Feature\Faults;

use App\Enums\BetstopCheckResult;
use App\Infrastructure\Betstop\BetstopPerson;
use App\Infrastructure\Betstop\HttpBetstopRegister;
use App\Infrastructure\Http\ResponseLimiter;
use App\Infrastructure\Realtime\RealtimeApi;
use App\Infrastructure\Sms\HttpSmsGateway;
use App\Infrastructure\Sms\SmsOutcomeUnknownException;
use Illuminate\Broadcasting\BroadcastException;
use Illuminate\Support\Facades\Http;
use PHPUnit\Framework\Attributes\TestWith;
use Tests\Support\ProcessTestCase;

/** Servers that answer correctly, but with more than we read. */
final class LargeAnswerTest extends ProcessTestCase
{
    #[TestWith([200])]
    #[TestWith([500])]
    public function test_answer_of_another_server_is_read_up_to_a_limit(int $status): void
    {
        // Few bytes on the way: the limit counts what is unpacked.
        file_put_contents("{$this->folder}/index.php", '<?php http_response_code('.$status.'); header("Content-Encoding: gzip");
            echo gzencode(json_encode(["id" => "gw-9", "reference" => "R", "results" => [["id" => "0", "result" => "clear"]], "padding" => str_repeat("x", '.ResponseLimiter::MOST_BYTES.')]));');
        $port = self::freePort();
        $this->start([PHP_BINARY, '-S', "127.0.0.1:{$port}", "{$this->folder}/index.php"]);
        $this->waitForPort($port);
        $url = "http://127.0.0.1:{$port}";
        config(['paddock.betstop.retries' => 0]);

        $gateway = new HttpSmsGateway(Http::getFacadeRoot(), $url, 'token', 'Paddock');
        $this->assertThrows(static fn () => $gateway->send('ref-1', '+61491570156', 'Hello'), SmsOutcomeUnknownException::class, 'no complete answer');
        $answer = app()->make(HttpBetstopRegister::class, ['url' => $url, 'key' => 'key'])->check(new BetstopPerson('Emma', 'Walsh', null));
        $this->assertSame([BetstopCheckResult::Error, 'The register could not be reached or gave no complete answer in time.'], [$answer->result, $answer->evidence['error']]);

        config(['broadcasting.default' => 'reverb', 'broadcasting.connections.reverb.options' => ['host' => '127.0.0.1', 'port' => $port, 'scheme' => 'http']]);
        $this->assertThrows(static fn () => app(RealtimeApi::class)->terminateConnections(5), BroadcastException::class, 'could not be reached');
    }
}
