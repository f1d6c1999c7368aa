<?php

declare(strict_types=1);

namespace Tests\Unit\Realtime;

use App\Infrastructure\Realtime\PusherSignature;
use LogicException;
use PHPUnit\Framework\TestCase;

/** The golden values are those of pusher.com/docs/channels/library_auth_reference/auth-signatures and …/rest-api. */
final class PusherSignatureTest extends TestCase
{
    private const KEY = '278d425bdf160c739803';

    private const SECRET = '7ad3773142a6692b25b8';

    public function test_it_signs_a_private_channel_as_the_protocol_documents(): void
    {
        $this->assertSame(
            self::KEY.':58df8b0c36d6982b82c3ecf6b4662e34fe8c25bba48f5369f135bf843651c3a4',
            $this->signature()->forPrivateChannel('1234.1234', 'private-foobar'),
        );
    }

    /** The page prints the digest of another name under this text; this is the digest of the printed text. */
    public function test_it_signs_a_presence_channel_with_its_data(): void
    {
        $data = '{"user_id":10,"user_info":{"name":"Mr. Channels"}}';

        $this->assertSame(
            self::KEY.':'.hash_hmac('sha256', "1234.1234:presence-foobar:{$data}", self::SECRET),
            $signed = $this->signature()->forPresenceChannel('1234.1234', 'presence-foobar', $data),
        );
        $this->assertStringStartsWith(self::KEY.':31935e7d', $signed);
    }

    public function test_it_signs_a_user_as_the_protocol_documents(): void
    {
        $this->assertSame(
            self::KEY.':4708d583dada6a56435fb8bc611c77c359a31eebde13337c16ab43aa6de336ba',
            $this->signature()->forUser('1234.1234', '{"id":"12345"}'),
        );
    }

    public function test_it_signs_a_call_of_the_http_api_as_the_protocol_documents(): void
    {
        $query = $this->signature()->forPost('/apps/3/events', '{"name":"foo","channels":["project-3"],"data":"{\"some\":\"data\"}"}', 1353088179);

        $this->assertSame([
            'auth_key' => self::KEY,
            'auth_timestamp' => '1353088179',
            'auth_version' => '1.0',
            'body_md5' => 'ec365a775a4cd0599faeb73354201b6f',
            'auth_signature' => 'da454824c97ba181a32ccc17a72625ba02771f50b50e1e7430e47a1f3f457e6c',
        ], $query);
    }

    public function test_it_refuses_to_sign_without_a_secret(): void
    {
        $this->expectException(LogicException::class);

        new PusherSignature(self::KEY, '');
    }

    private function signature(): PusherSignature
    {
        return new PusherSignature(self::KEY, self::SECRET);
    }
}
